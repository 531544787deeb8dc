import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Rezepte',
    newRecipe: 'Neues Rezept',
    empty: 'Noch keine Rezepte',
    emptyLead: 'Schreiben Sie Ihr erstes Rezept oder fügen Sie es ein, um seinen Fußabdruck zu sehen.',
  },
  editor: {
    newTitle: 'Neues Rezept',
    title: 'Rezept',
  },
} satisfies Texts<typeof enGb>;
