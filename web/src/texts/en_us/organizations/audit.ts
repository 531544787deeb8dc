import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/organizations/audit.ts';

export default {
  ...enGb,
  empty: 'Changes to people, restaurants and the organization will appear here.',
  actions: {
    ...enGb.actions,
    organization_created: 'Organization made:',
    organization_changed: 'Organization changed:',
    organization_deleted: 'Organization deleted:',
    organization_restored: 'Organization restored:',
    organization_erased: 'Organization erased:',
    organization_exported: 'Organization’s data exported:',
    organization_associated: 'Organization joined an enterprise:',
    organization_dissociated: 'Organization left an enterprise:',
  },
  fields: {
    ...enGb.fields,
    organization: 'Organization',
  },
} satisfies Texts<typeof enGb>;
