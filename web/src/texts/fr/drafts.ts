import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Pas encore enregistré',
    changes: 'Modifications non enregistrées',
    all: 'Tout afficher ({count, number})',
    nameless: 'Sans titre',
  },
  continue: 'Reprendre',
  continueOf: 'Reprendre {name}',
  discard: 'Abandonner',
  discardOf: 'Abandonner {name}',
  download: 'Télécharger',
  downloadOf: 'Télécharger {name}',
  discarded: 'Le brouillon « {name} » a été abandonné.',
  discardQuestion: 'Abandonner vos modifications ?',
  discardHelp: 'Tout ce qui a changé depuis le dernier enregistrement sera perdu, sans retour possible.',
  keptApart:
    'Vos modifications sont conservées comme brouillon. Vous les retrouverez dans la liste, parmi ce qui n’est pas encore enregistré.',
  undo: 'Annuler',
  continued: 'Vous reprenez votre travail non enregistré.',
  unreadable: {
    badge: 'Impossible à ouvrir',
    title: 'Un travail non enregistré ne peut pas être ouvert.',
    words:
      'Il a été enregistré par une autre version de Plateprint. Il est conservé dans ce navigateur : téléchargez-le pour ne rien perdre.',
    listed: 'Enregistré par une autre version de Plateprint. Téléchargez-le pour ne rien perdre.',
  },
  keptHere: 'Vos modifications sont conservées dans ce navigateur.',
  saveAgain: 'Enregistrer à nouveau',
  noRoom: {
    title: 'Ce navigateur n’a plus d’espace pour vos modifications.',
    save: 'Elles n’existent que sur cette page. Enregistrez souvent : recharger la page les efface.',
    finish: 'Elles n’existent que sur cette page. Terminez avant de la quitter ou de la recharger.',
    badge: 'Non conservé',
    listed:
      'Ce navigateur n’avait plus d’espace. Le brouillon n’existe que dans l’onglet où il est ouvert ; une fois celui-ci fermé, il est perdu.',
    was: '« {name} » n’a pas pu être conservé.',
    another: 'Ce navigateur n’a plus d’espace pour un autre brouillon. Enregistrez d’abord cette recette.',
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    kept: 'Vos modifications restent en brouillon dans ce navigateur. Vous retrouverez le brouillon dans la liste jusqu’à ce que vous le repreniez, que vous l’abandonniez ou que vous vous déconnectiez.',
    lost: 'Ce navigateur n’a plus d’espace pour vos modifications. Si vous quittez la page, elles sont perdues.',
    stay: 'Rester sur la page',
    leave: 'Quitter',
    save: 'Enregistrer et quitter',
  },
  conflict: {
    own: 'Vous avez enregistré une version plus récente dans un autre onglet ou sur un autre appareil.',
    other: 'Quelqu’un d’autre a enregistré une version plus récente entre-temps.',
  },
  signOut: {
    title: 'Se déconnecter et abandonner le travail non enregistré ?',
    words:
      '{count, plural, one {Ce brouillon n’est pas enregistré. La déconnexion l’efface dans tous les onglets de ce navigateur.} other {Ces brouillons ne sont pas enregistrés. La déconnexion les efface dans tous les onglets de ce navigateur.}}',
    stay: 'Garder la session ouverte',
    forget: 'Se déconnecter et abandonner',
  },
} satisfies Texts<typeof enGb>;
