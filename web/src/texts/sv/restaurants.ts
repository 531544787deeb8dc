import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Byt restaurang',
  none: 'Ingen restaurang än',
  restaurant: 'Restaurangen du arbetar i',
  other: 'En annan restaurang',
  search: 'Sök restauranger',
  notFound: 'Ingen restaurang heter så.',
  switched: 'Du arbetar nu i {name}.',
  elsewhere: 'Det här hör till {name}. Du arbetar just nu i {here}.',
  workThere: 'Byt till {name}',
  choice: {
    label: 'Restauranger som personen arbetar i',
    none: 'Ingen vald',
  },
  missing: {
    title: 'Ingen restaurang än',
    add: 'Lägg till en restaurang',
    leadAdd: 'Recept, menyer och rapporter hör till en restaurang. Lägg till den första.',
    leadAsk: 'Be en administratör i organisationen att lägga till dig i en restaurang.',
  },
} satisfies Texts<typeof enGb>;
