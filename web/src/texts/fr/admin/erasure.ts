import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/admin/erasure.ts';

export default {
  confirm: 'Effacer définitivement',
  member: {
    title: 'Effacer {name} définitivement ?',
    what: 'Nom, e-mail ({email}), rôles et tout ce qui concerne cette personne sont effacés maintenant. Personne ne pourra les rétablir.',
    stays: 'Les recettes, menus et rapports qu’elle a créés restent, avec la mention « Ancien membre ».',
    erased: '{name} : compte effacé.',
  },
  organization: {
    title: 'Effacer {name} définitivement ?',
    what: 'Ses restaurants, recettes, menus, rapports, images et membres sont effacés. Personne ne pourra les rétablir. Si vous risquez d’avoir besoin d’une copie, rétablissez-la d’abord et téléchargez ses données.',
    typed: 'Pour confirmer, saisissez {name}',
    otherName: 'Ce n’est pas le nom de l’organisation.',
    erased: '{name} est en cours d’effacement.',
  },
} satisfies Texts<typeof enGb>;
