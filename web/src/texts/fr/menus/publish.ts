import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/menus/publish.ts';

export default {
  dish: '+ Plat',
  dishUnder: 'Ajouter un plat sous {course}',
  save: 'Enregistrer et publier',
  replace: 'Enregistrer et remplacer',
  inPlace: 'Publier sur {link} à la place de {name}',
  published: '« {name} » est publié sur {link}.',
  publishedInPlace: '« {name} » est publié sur {link} à la place de « {former} ».',
  takenOff: '« {name} » n’est plus publié sur {link}.',
  undo: 'Annuler',
  putBack: '« {name} » est de nouveau publié sur {link}.',
  name: 'Nom du lien {number, number}',
  rename: 'Renommer le lien {number, number}',
  nameHint: 'Par exemple : salle, écran de l’entrée',
  done: 'Terminé',
} satisfies Texts<typeof enGb>;
