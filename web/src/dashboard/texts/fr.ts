import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Bonjour {name}',
  newRecipe: 'Nouvelle recette',
  latest: 'Dernières recettes',
  allRecipes: 'Toutes les recettes',
  lightest: 'Plat le plus léger',
  heaviest: 'Plat le plus lourd',
  perPortion: 'par portion',
  among: 'parmi les {count} dernières recettes dont l’empreinte est connue',
  updated: 'Modifiée {ago}',
  empty: {
    title: 'Votre première assiette',
    lead: 'Écrivez ou collez une recette : son empreinte apparaît à mesure que vous tapez.',
  },
} satisfies Texts<typeof enGb>;
