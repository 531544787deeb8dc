import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Hei, {name}',
  newRecipe: 'Ny oppskrift',
  latest: 'Siste oppskrifter',
  allRecipes: 'Alle oppskrifter',
  lightest: 'Letteste rett',
  heaviest: 'Tyngste rett',
  perPortion: 'per porsjon',
  among: 'av de {count} siste oppskriftene med kjent avtrykk',
  updated: 'Endret {ago}',
  empty: {
    title: 'Din første tallerken',
    lead: 'Skriv eller lim inn en oppskrift, så kommer avtrykket mens du skriver.',
  },
} satisfies Texts<typeof enGb>;
