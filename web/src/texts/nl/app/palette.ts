import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Zoeken',
  title: 'Zoeken en openen',
  field: 'Recept, menukaart, rapport, ingrediënt, pagina of actie',
  hint: 'Typ een naam',
  found: 'Resultaten',
  none: 'Niets gevonden.',
  group: {
    places: 'Pagina’s en acties',
    recipes: 'Recepten',
    menus: 'Menukaarten',
    reports: 'Rapporten',
    ingredients: 'Recepten genoemd naar een ingrediënt',
  },
  to: {
    newRecipe: 'Nieuw recept',
    newMenu: 'Nieuwe menukaart',
    newReport: 'Nieuw rapport',
    importRecipes: 'Recepten importeren',
    reportFile: 'Rapport uit een bestand',
    dashboard: 'Dashboard',
    compare: 'Vergelijken',
    recipes: 'Recepten',
    menus: 'Menukaarten',
    reports: 'Rapporten',
    purchases: 'Inkoop',
    targets: 'Doelen',
    leaderboard: 'Ranglijst',
    organization: 'Organisatie',
    settings: 'Instellingen',
    method: 'Zo wordt er gerekend',
  },
} satisfies Texts<typeof enGb>;
