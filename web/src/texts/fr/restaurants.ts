import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Changer de restaurant',
  none: 'Pas encore de restaurant',
  restaurant: 'Restaurant où vous travaillez',
  search: 'Rechercher un restaurant',
  notFound: 'Aucun restaurant ne porte ce nom.',
  switched: 'Vous travaillez maintenant dans {name}.',
  choice: {
    label: 'Restaurants où travailler',
    none: 'Aucun choisi',
  },
  missing: {
    title: 'Pas encore de restaurant',
    add: 'Ajouter un restaurant',
    leadAdd: 'Recettes, menus et rapports appartiennent à un restaurant. Ajoutez le premier.',
    leadAsk: 'Demandez à qui administre votre organisation de vous confier un restaurant.',
  },
} satisfies Texts<typeof enGb>;
