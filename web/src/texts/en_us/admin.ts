import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/admin.ts';

export default {
  ...enGb,
  lead: 'All people and organizations on this installation.',
  organizations: 'Organizations',
  email: 'Email',
  searchUsers: 'Search by name or email address',
  searchOrganizations: 'Search organizations',
  here: 'Organizations',
  bin: 'Trash',
  binEmptyTitle: 'The trash is empty',
  binEmpty: 'Deleted organizations stay here for 30 days.',
  noEnterprise: 'This organization is not part of a group.',
  organization: {
    ...enGb.organization,
    one: 'Organization',
    add: 'New organization',
    new: 'New organization',
    addConfirm: 'Create organization',
    nameMissing: 'Enter a name for the organization.',
    emailWrong: 'Enter a complete email address.',
    adminEmail: 'Email address of the first admin',
    delete: 'Delete organization',
  },
  plan: { ...enGb.plan, inactiveLead: 'Members of this organization cannot change anything at the moment.' },
  super: {
    ...enGb.super,
    grantLead: 'Super admins can see and change everything in every organization.',
    revokeLead: 'They keep their roles in their own organization and are signed out.',
  },
} satisfies Texts<typeof enGb>;
