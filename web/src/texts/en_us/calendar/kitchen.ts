import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/kitchen.ts';

export default {
  ...enGb,
  inStore: 'On hand',
  inStoreOf: '{food} on hand',
  column: { ...enGb.column, inStoreGrams: 'On hand, g' },
} satisfies Texts<typeof enGb>;
