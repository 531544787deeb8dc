import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/came.ts';

export default {
  ...enGb,
  none: 'Import sales with a date column, or have the register send the date with each row. Days without rows are unknown and are not counted.',
} satisfies Texts<typeof enGb>;
