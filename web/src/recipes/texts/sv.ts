import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Recept',
    newRecipe: 'Nytt recept',
    empty: 'Inga recept än',
    emptyLead: 'Skriv eller klistra in ditt första recept för att se dess avtryck.',
  },
  editor: {
    newTitle: 'Nytt recept',
    title: 'Receptet',
  },
} satisfies Texts<typeof enGb>;
