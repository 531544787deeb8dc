import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/reports/versions.ts';

export default {
  button: 'Versions précédentes',
  title: 'Versions précédentes de ce rapport',
  lead: 'Ce qui a été terminé reste tel que publié : lignes, valeurs et données alimentaires.',
  none: 'Ce rapport n’a pas changé depuis qu’il a été terminé.',
  open: 'Ouvrir',
  compare: 'Voir d’où vient la différence',
  shown: 'Voici la version du {moment}, telle qu’elle a été publiée.',
  back: 'Revenir à la version actuelle',
} satisfies Texts<typeof enGb>;
