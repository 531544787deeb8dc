import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Opskrifter',
    newRecipe: 'Ny opskrift',
    empty: 'Ingen opskrifter endnu',
    emptyLead: 'Skriv eller indsæt din første opskrift for at se dens aftryk.',
  },
  editor: {
    newTitle: 'Ny opskrift',
    title: 'Opskrift',
  },
} satisfies Texts<typeof enGb>;
