import type { Texts } from '../../i18n/area-texts.ts';
import type enGb from './en_gb.ts';

export default {
  notice: 'Melding',
  close: 'Melding sluiten',
} satisfies Texts<typeof enGb>;
