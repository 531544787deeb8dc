import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Hej {name}',
  newRecipe: 'Nytt recept',
  latest: 'Senaste recepten',
  allRecipes: 'Alla recept',
  lightest: 'Lättaste rätten',
  heaviest: 'Tyngsta rätten',
  perPortion: 'per portion',
  among: 'av de {count} senaste recepten med känt avtryck',
  updated: 'Ändrat {ago}',
  empty: {
    title: 'Din första tallrik',
    lead: 'Skriv eller klistra in ett recept, så växer avtrycket fram medan du skriver.',
  },
} satisfies Texts<typeof enGb>;
