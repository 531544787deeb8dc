import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/organizations/audit.ts';

export default {
  ...enGb,
  empty: 'Changes to people, restaurants and the organization will appear here.',
  actions: {
    ...enGb.actions,
    email_changed: 'Email address changed:',
    organization_created: 'Organization created:',
    organization_changed: 'Organization changed:',
    organization_deleted: 'Organization deleted:',
    organization_restored: 'Organization restored:',
    organization_erased: 'Organization permanently deleted:',
    organization_exported: 'Organization data exported:',
    organization_associated: 'Organization added to a group:',
    organization_dissociated: 'Organization removed from a group:',
    report_mailed: 'Monthly report sent by email:',
  },
  fields: { ...enGb.fields, email: 'Email address', organization: 'Organization' },
} satisfies Texts<typeof enGb>;
