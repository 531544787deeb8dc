import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  hello: 'Dag {name}',
  newRecipe: 'Nieuw recept',
  latest: 'Laatste recepten',
  allRecipes: 'Alle recepten',
  lightest: 'Lichtste gerecht',
  heaviest: 'Zwaarste gerecht',
  perPortion: 'per portie',
  among: 'van de {count} laatste recepten met een bekende voetafdruk',
  updated: 'Gewijzigd {ago}',
  empty: {
    title: 'Uw eerste bord',
    lead: 'Schrijf of plak een recept: de voetafdruk verschijnt terwijl u typt.',
  },
} satisfies Texts<typeof enGb>;
