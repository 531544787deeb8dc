import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Hej {name}',
  newRecipe: 'Ny opskrift',
  latest: 'Seneste opskrifter',
  allRecipes: 'Alle opskrifter',
  lightest: 'Letteste ret',
  heaviest: 'Tungeste ret',
  perPortion: 'pr. portion',
  among: 'af de {count} seneste opskrifter med kendt aftryk',
  updated: 'Ændret {ago}',
  empty: {
    title: 'Din første tallerken',
    lead: 'Skriv eller indsæt en opskrift, så dukker aftrykket op, mens du skriver.',
  },
} satisfies Texts<typeof enGb>;
