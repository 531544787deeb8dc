import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/overview.ts';

export default {
  ...enGb,
  deleted: '{name} has been moved to the trash.',
  bin: { ...enGb.bin, open: 'Trash', emptyTitle: 'The trash is empty' },
} satisfies Texts<typeof enGb>;
