import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  notice: 'Meddelande',
  close: 'Stäng meddelandet',
} satisfies Texts<typeof enGb>;
