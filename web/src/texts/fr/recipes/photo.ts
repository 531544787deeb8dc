import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/recipes/photo.ts';

export default {
  title: 'Photo du plat',
  add: 'Ajouter une photo',
  replace: 'Remplacer la photo',
  take: 'Prendre une photo',
  remove: 'Retirer la photo',
  unreadable: 'Ce fichier ne peut pas être lu comme une image.',
} satisfies Texts<typeof enGb>;
