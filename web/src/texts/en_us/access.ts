import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/access.ts';

export default {
  ...enGb,
  libraryKeepers: 'What belongs to the organization’s library is edited by admins, owners and portfolio managers.',
  roles: { ...enGb.roles, 'organization-admin': 'Organization admin' },
  reach: {
    ...enGb.reach,
    'enterprise-owner': 'Runs every organization of the enterprise.',
    'organization-admin': 'Runs the organization: members, restaurants, logo and settings.',
    'portfolio-manager': 'Works in their restaurants and makes organization reports over them.',
  },
  features: { ...enGb.features, organization_reports: 'Organization reports' },
  does: {
    ...enGb.does,
    organization_reports: 'Sum up all restaurants of the organization in one report.',
    integrations: 'Connect your register, your stock or your own software with a key of its own.',
    enterprise_views: 'See all organizations of an enterprise side by side.',
  },
} satisfies Texts<typeof enGb>;
