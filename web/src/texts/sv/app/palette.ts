import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Sök',
  title: 'Sök och gå till',
  field: 'Recept, meny, rapport, ingrediens, sida eller åtgärd',
  hint: 'Skriv ett namn',
  found: 'Träffar',
  none: 'Inga träffar',
  group: {
    places: 'Sidor och åtgärder',
    recipes: 'Recept',
    menus: 'Menyer',
    reports: 'Rapporter',
    ingredients: 'Recept med ingrediensen i namnet',
  },
  to: {
    newRecipe: 'Nytt recept',
    newMenu: 'Ny meny',
    newReport: 'Ny rapport',
    importRecipes: 'Importera recept',
    reportFile: 'Rapport från en fil',
    dashboard: 'Översikt',
    compare: 'Jämför',
    recipes: 'Recept',
    menus: 'Menyer',
    reports: 'Rapporter',
    purchases: 'Inköp',
    targets: 'Mål',
    leaderboard: 'Topplista',
    organization: 'Organisation',
    settings: 'Inställningar',
    method: 'Så räknar vi',
  },
} satisfies Texts<typeof enGb>;
