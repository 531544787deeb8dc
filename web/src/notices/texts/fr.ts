import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  notice: 'Avis',
  close: 'Fermer l’avis',
} satisfies Texts<typeof enGb>;
