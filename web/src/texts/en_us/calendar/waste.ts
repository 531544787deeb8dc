import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/waste.ts';

export default {
  ...enGb,
  problem: { ...enGb.problem, no_number: '{field}: enter a number, such as 6, 6.5, 6 lb or 6 kg.' },
} satisfies Texts<typeof enGb>;
