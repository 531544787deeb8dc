import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/enterprises.ts';

export default {
  ...enGb,
  lead: 'Several organizations under one owner.',
  compare: 'Compare organizations',
  count: '{count, plural, =0 {No organizations} one {# organization} other {# organizations}}',
  deleteLead: 'Only a group without organizations can be deleted. You can restore it for 30 days.',
  bin: { ...enGb.bin, title: 'Trash', emptyTitle: 'The trash is empty' },
  searchOrganizations: 'Search organizations',
  empty: 'A group brings several organizations under one owner.',
  noneTitle: 'No organizations yet',
  none: 'Organizations you add will appear here.',
  organizations: 'Organizations',
  associate: 'Add organization',
  associateLead: 'Choose the organization to add to {enterprise}. If it belongs to another group, it has to leave that first.',
  associateMeans:
    'The group’s owners will then have the same rights as the organization’s own admins: members, restaurants, recipes and reports.',
  dissociateMeans: 'The group’s owners lose access to this organization. Its members, restaurants and recipes stay as they are.',
} satisfies Texts<typeof enGb>;
