import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  overview: {
    title: 'Recettes',
    newRecipe: 'Nouvelle recette',
    empty: 'Pas encore de recettes',
    emptyLead: 'Écrivez ou collez votre première recette pour voir son empreinte.',
  },
  editor: {
    newTitle: 'Nouvelle recette',
    title: 'Recette',
  },
} satisfies Texts<typeof enGb>;
