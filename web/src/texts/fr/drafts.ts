import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/drafts.ts';

export default {
  list: {
    title: 'Pas encore enregistré',
    changes: 'Modifications non enregistrées',
    all: 'Tout afficher ({count, number})',
    nameless: 'Sans nom',
  },
  continue: 'Reprendre',
  continueOf: 'Reprendre {name}',
  discard: 'Abandonner',
  discardOf: 'Abandonner {name}',
  download: 'Télécharger',
  downloadOf: 'Télécharger {name}',
  discarded: 'Le brouillon « {name} » est abandonné.',
  undo: 'Annuler',
  continued: 'Vous reprenez ce qui n’était pas enregistré.',
  unreadable: {
    badge: 'Impossible à ouvrir',
    title: 'Un travail non enregistré ne peut pas être ouvert.',
    words: 'Une autre version du produit l’a écrit. Il est mis de côté dans ce navigateur : téléchargez-le pour ne rien perdre.',
    listed: 'Une autre version du produit l’a écrit. Téléchargez-le pour ne rien perdre.',
  },
  keptHere: 'Vos modifications sont gardées dans ce navigateur.',
  saveAgain: 'Enregistrer à nouveau',
  noRoom: {
    title: 'Ce navigateur n’a pas la place pour vos modifications.',
    save: 'Elles ne sont que sur cette page : enregistrez de temps en temps, un rechargement les efface.',
    finish: 'Elles ne sont que sur cette page : terminez avant de la quitter ou de la recharger.',
    badge: 'Non gardé',
    listed: 'Ce navigateur n’avait pas la place. Seul l’onglet où il est ouvert l’a encore ; si aucun ne l’a, il est perdu.',
    was: '« {name} » n’a pas pu être gardé.',
    another: 'Ce navigateur n’a pas la place pour un brouillon de plus. Enregistrez d’abord cette recette.',
  },
  leave: {
    title: 'Partir sans enregistrer ?',
    kept: 'Vos modifications restent dans ce navigateur en brouillon. Vous le retrouvez dans la vue d’ensemble jusqu’à ce que vous le repreniez, l’abandonniez ou vous déconnectiez.',
    lost: 'Ce navigateur n’a pas la place pour vos modifications : si vous partez, elles sont perdues.',
    stay: 'Rester ici',
    leave: 'Partir',
    save: 'Enregistrer et partir',
  },
  conflict: {
    own: 'Vous avez vous-même enregistré une version plus récente, dans un autre onglet ou sur un autre appareil.',
    other: 'Quelqu’un d’autre a enregistré une version plus récente entre-temps.',
  },
  signOut: {
    title: 'Se déconnecter et oublier ce qui n’est pas enregistré ?',
    words:
      '{count, plural, one {Ceci n’est pas enregistré. En vous déconnectant, vous l’oubliez dans ce navigateur, dans tous les onglets.} other {Ceux-ci ne sont pas enregistrés. En vous déconnectant, vous les oubliez dans ce navigateur, dans tous les onglets.}}',
    stay: 'Rester connecté',
    forget: 'Se déconnecter et oublier',
  },
} satisfies Texts<typeof enGb>;
