import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/overview.ts';

export default {
  ...enGb,
  filters: {
    ...enGb.filters,
    of: { ...enGb.filters.of, scope: { ...enGb.filters.of.scope, organization: 'Shared in the organization' } },
  },
  bin: { ...enGb.bin, open: 'Trash', title: 'Trash', emptyTitle: 'The trash is empty' },
} satisfies Texts<typeof enGb>;
