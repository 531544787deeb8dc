import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/data.ts';

export default {
  ...enGb,
  empty: { ...enGb.empty, sales: 'Choose dishes and menus by name, paste the list from your register, or open its file.' },
} satisfies Texts<typeof enGb>;
