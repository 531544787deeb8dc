import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Recepten',
    newRecipe: 'Nieuw recept',
    empty: 'Nog geen recepten',
    emptyLead: 'Schrijf of plak uw eerste recept om de voetafdruk te zien.',
  },
  editor: {
    newTitle: 'Nieuw recept',
    title: 'Recept',
  },
} satisfies Texts<typeof enGb>;
