import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Oppskrifter',
    newRecipe: 'Ny oppskrift',
    empty: 'Ingen oppskrifter ennå',
    emptyLead: 'Skriv eller lim inn den første oppskriften for å se avtrykket.',
  },
  editor: {
    newTitle: 'Ny oppskrift',
    title: 'Oppskrift',
  },
} satisfies Texts<typeof enGb>;
