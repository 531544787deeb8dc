import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Søg',
  title: 'Søg og gå til',
  field: 'Opskrift, menu, rapport, ingrediens, side eller handling',
  hint: 'Skriv et navn',
  found: 'Resultater',
  none: 'Ingen resultater',
  group: {
    places: 'Sider og handlinger',
    recipes: 'Opskrifter',
    menus: 'Menuer',
    reports: 'Rapporter',
    ingredients: 'Opskrifter med ingrediensen i navnet',
  },
  to: {
    newRecipe: 'Ny opskrift',
    newMenu: 'Ny menu',
    newReport: 'Ny rapport',
    importRecipes: 'Importér opskrifter',
    reportFile: 'Rapport fra en fil',
    dashboard: 'Overblik',
    compare: 'Sammenlign',
    recipes: 'Opskrifter',
    menus: 'Menuer',
    reports: 'Rapporter',
    purchases: 'Indkøb',
    targets: 'Mål',
    leaderboard: 'Rangliste',
    organization: 'Organisation',
    settings: 'Indstillinger',
    method: 'Sådan regner vi',
  },
} satisfies Texts<typeof enGb>;
