import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/restaurants.ts';

export default {
  switch: 'Changer de restaurant',
  none: 'Pas encore de restaurant',
  restaurant: 'Restaurant actuel',
  other: 'Un autre restaurant',
  search: 'Rechercher un restaurant',
  notFound: 'Aucun restaurant ne porte ce nom.',
  switched: 'Restaurant actuel : {name}.',
  elsewhere: 'Ceci appartient à {name}. Le restaurant actuel est {here}.',
  workThere: 'Passer à {name}',
  choice: {
    label: 'Restaurants où cette personne travaille',
    none: 'Aucune sélection',
  },
  missing: {
    title: 'Pas encore de restaurant',
    add: 'Ajouter un restaurant',
    leadAdd: 'Recettes, menus et rapports appartiennent à un restaurant. Ajoutez le premier.',
    leadAsk: 'Demandez à un administrateur de votre organisation de vous ajouter à un restaurant.',
  },
} satisfies Texts<typeof enGb>;
