import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/overview.ts';

export default {
  ...enGb,
  any: { ...enGb.any, category: 'Restaurant and organization' },
  value: { ...enGb.value, organization: 'Organization' },
  deleted: '{count, plural, one {Report moved to the trash.} other {# reports moved to the trash.}}',
  bin: { ...enGb.bin, open: 'Trash' },
  binEmptyTitle: 'The trash is empty',
  empty: 'Start with last month’s sales: paste them, or open the file from your register.',
  begin: { ...enGb.begin, organization: 'The whole organization' },
} satisfies Texts<typeof enGb>;
