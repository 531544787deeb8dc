import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Søk',
  title: 'Søk og gå til',
  field: 'Oppskrift, meny, rapport, ingrediens, side eller handling',
  hint: 'Skriv et navn',
  found: 'Treff',
  none: 'Ingen treff',
  group: {
    places: 'Sider og handlinger',
    recipes: 'Oppskrifter',
    menus: 'Menyer',
    reports: 'Rapporter',
    ingredients: 'Oppskrifter med ingrediensen i navnet',
  },
  to: {
    newRecipe: 'Ny oppskrift',
    newMenu: 'Ny meny',
    newReport: 'Ny rapport',
    importRecipes: 'Importer oppskrifter',
    reportFile: 'Rapport fra en fil',
    dashboard: 'Oversikt',
    compare: 'Sammenlign',
    recipes: 'Oppskrifter',
    menus: 'Menyer',
    reports: 'Rapporter',
    purchases: 'Innkjøp',
    targets: 'Mål',
    leaderboard: 'Toppliste',
    organization: 'Organisasjon',
    settings: 'Innstillinger',
    method: 'Slik regner vi',
  },
} satisfies Texts<typeof enGb>;
