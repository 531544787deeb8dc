import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Suchen',
  title: 'Suchen und öffnen',
  field: 'Rezept, Speisekarte, Bericht, Zutat, Seite oder Aktion',
  hint: 'Namen eingeben',
  found: 'Treffer',
  none: 'Nichts gefunden.',
  group: {
    places: 'Seiten und Aktionen',
    recipes: 'Rezepte',
    menus: 'Speisekarten',
    reports: 'Berichte',
    ingredients: 'Rezepte, die nach einer Zutat benannt sind',
  },
  to: {
    newRecipe: 'Neues Rezept',
    newMenu: 'Neue Speisekarte',
    newReport: 'Neuer Bericht',
    importRecipes: 'Rezepte importieren',
    reportFile: 'Bericht aus einer Datei',
    dashboard: 'Dashboard',
    compare: 'Vergleichen',
    recipes: 'Rezepte',
    menus: 'Speisekarten',
    reports: 'Berichte',
    purchases: 'Einkauf',
    targets: 'Ziele',
    leaderboard: 'Rangliste',
    organization: 'Organisation',
    settings: 'Einstellungen',
    method: 'So wird gerechnet',
  },
} satisfies Texts<typeof enGb>;
