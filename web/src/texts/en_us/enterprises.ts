import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/enterprises.ts';

export default {
  ...enGb,
  compare: 'Compare the organizations',
  lead: 'Several organizations under one roof.',
  count: '{count, plural, =0 {No organization} one {# organization} other {# organizations}}',
  deleteLead: 'Only an enterprise without organizations can be deleted. You can restore it for 30 days.',
  searchOrganizations: 'Search organizations',
  empty: 'An enterprise brings several organizations under one owner.',
  noneTitle: 'No organization yet',
  none: 'Organizations you add will appear here.',
  organizations: 'Organizations',
  associate: 'Add an organization',
  associateLead:
    'Choose the organization that shall belong to {enterprise}. One that belongs to another enterprise has to leave it first.',
  associateMeans:
    'The owners of the enterprise then run this organization as its own administrators do: members, restaurants, recipes and reports.',
  dissociateMeans:
    'The owners of the enterprise no longer reach this organization. Its members, restaurants and recipes stay as they are.',
} satisfies Texts<typeof enGb>;
