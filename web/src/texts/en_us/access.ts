import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/access.ts';

export default {
  ...enGb,
  roles: { ...enGb.roles, 'organization-admin': 'Organization admin' },
  reach: {
    ...enGb.reach,
    'enterprise-owner': 'Manages every organization in the group.',
    'organization-admin': 'Manages the organization: members, restaurants, logo and settings.',
    'portfolio-manager': 'Works in assigned restaurants and creates organization reports for them.',
  },
  libraryKeepers: 'Only admins, owners and area managers can edit the organization’s library.',
  features: { ...enGb.features, organization_reports: 'Organization reports' },
  does: {
    ...enGb.does,
    integrations: 'Connect your register, inventory system or own software, each with its own key.',
    mapper_page: 'Match the names your suppliers use once, for the whole organization.',
    enterprise_views: 'See all organizations in a group side by side.',
  },
} satisfies Texts<typeof enGb>;
