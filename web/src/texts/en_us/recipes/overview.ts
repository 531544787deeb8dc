import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/overview.ts';

export default {
  ...enGb,
  filters: {
    ...enGb.filters,
    of: { ...enGb.filters.of, scope: { ...enGb.filters.of.scope, organization: 'Shared in the organization' } },
  },
} satisfies Texts<typeof enGb>;
