import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/overview.ts';

export default {
  ...enGb,
  library: 'Organization',
  deleted: '{name} has been moved to the trash.',
  bulk: { ...enGb.bulk, deleted: '{count, plural, one {# menu moved to the trash.} other {# menus moved to the trash.}}' },
  bin: { ...enGb.bin, open: 'Trash', emptyTitle: 'The trash is empty' },
} satisfies Texts<typeof enGb>;
