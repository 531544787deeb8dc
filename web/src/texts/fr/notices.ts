import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/notices.ts';

export default {
  notice: 'Message',
  close: 'Fermer le message',
} satisfies Texts<typeof enGb>;
