import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/app/palette.ts';

export default {
  open: 'Rechercher',
  title: 'Rechercher et ouvrir',
  field: 'Recette, menu, rapport, ingrédient, page ou action',
  hint: 'Saisissez un nom',
  found: 'Résultats',
  none: 'Aucun résultat pour ce nom.',
  group: {
    places: 'Pages et actions',
    recipes: 'Recettes',
    menus: 'Menus',
    reports: 'Rapports',
    ingredients: 'Recettes nommées d’après un ingrédient',
  },
  to: {
    newRecipe: 'Nouvelle recette',
    newMenu: 'Nouveau menu',
    newReport: 'Nouveau rapport',
    importRecipes: 'Importer des recettes',
    reportFile: 'Rapport à partir d’un fichier',
    dashboard: 'Tableau de bord',
    compare: 'Comparer',
    recipes: 'Recettes',
    menus: 'Menus',
    reports: 'Rapports',
    purchases: 'Achats',
    targets: 'Objectifs',
    leaderboard: 'Classement',
    organization: 'Organisation',
    settings: 'Paramètres',
    method: 'La méthode de calcul',
  },
} satisfies Texts<typeof enGb>;
