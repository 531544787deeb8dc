import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/admin.ts';

export default {
  ...enGb,
  lead: 'Everybody and every organization of this installation.',
  organizations: 'Organizations',
  searchOrganizations: 'Search organizations',
  here: 'Organizations',
  binEmpty: 'Deleted organizations stay here for 30 days.',
  noEnterprise: 'This organization belongs to no enterprise.',
  organization: {
    ...enGb.organization,
    one: 'Organization',
    add: 'New organization',
    new: 'New organization',
    addConfirm: 'Make the organization',
    nameMissing: 'Please give the organization a name.',
    delete: 'Delete the organization',
  },
  plan: {
    ...enGb.plan,
    inactiveLead: 'The people of this organization can change nothing at the moment.',
  },
  super: {
    ...enGb.super,
    grantLead: 'A super admin sees and changes everything in every organization.',
    revokeLead: 'They keep the roles they have in their organization and are signed out.',
  },
} satisfies Texts<typeof enGb>;
