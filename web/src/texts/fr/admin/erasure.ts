import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Effacer définitivement',
  member: {
    title: 'Effacer {name} définitivement ?',
    what: 'Son nom, son adresse e-mail ({email}), ses rôles et toutes ses autres données personnelles seront effacés maintenant. Cette action est irréversible.',
    stays: 'Les recettes, menus et rapports créés par cette personne restent, avec la mention « Ancien membre ».',
    erased: '{name} : compte effacé définitivement.',
  },
  organization: {
    title: 'Effacer {name} définitivement ?',
    what: 'Ses restaurants, recettes, menus, rapports, images et membres seront effacés définitivement. Cette action est irréversible. S’il vous faut une copie, restaurez d’abord l’organisation et téléchargez ses données.',
    typed: 'Pour confirmer, saisissez {name}',
    otherName: 'Le nom ne correspond pas.',
    erased: '{name} : effacement définitif en cours.',
  },
} satisfies Texts<typeof enGb>;
