import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/share.ts';

export default {
  button: 'Partager',
  title: 'Partager le rapport',
  lead: 'Toute personne qui a le lien peut lire ces pages sans compte, mais ni les lignes ni les coûts. Le lien expire de lui-même et vous pouvez le désactiver à tout moment.',
  days: 'Valable pendant',
  dayCount: '{count, plural, one {# jour} other {# jours}}',
  create: 'Créer un lien',
  address: 'Lien',
  once: 'Copiez-le maintenant : il ne sera plus affiché.',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  open: 'Liens actifs',
  none: 'Aucun lien n’est actif.',
  until: 'Valable jusqu’au {day}',
  neverOpened: 'pas encore ouvert',
  opened: 'ouvert {ago}',
  mailed: 'dans l’e-mail à {email}',
  close: 'Désactiver le lien',
  pdf: 'Télécharger le PDF',
  method: 'La méthode de calcul',
  gone: {
    title: 'Ce lien n’est plus disponible',
    lead: 'Il a expiré ou a été désactivé. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
} satisfies Texts<typeof enGb>;
