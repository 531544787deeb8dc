import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/dashboard/comparison.ts';

export default {
  ...enGb,
  lead: {
    ...enGb.lead,
    enterprise:
      '{organizations, plural, one {# organization} other {# organizations}}, {restaurants, plural, one {# restaurant} other {# restaurants}}',
  },
  noEnterprise: {
    ...enGb.noEnterprise,
    lead: 'A group brings several organizations under one owner. This is where you can compare them.',
  },
  changeFirst: {
    ...enGb.changeFirst,
    lead: {
      ...enGb.changeFirst.lead,
      enterprise: 'Bringing these organizations down to the global average would save the most.',
    },
    none: {
      ...enGb.changeFirst.none,
      enterprise:
        'No organization is above the global average in these months. Open one to see which restaurants can still cut their footprint.',
    },
  },
  rows: {
    ...enGb.rows,
    title: { ...enGb.rows.title, enterprise: 'Compare organizations' },
    search: { ...enGb.rows.search, enterprise: 'Find an organization' },
    name: { ...enGb.rows.name, enterprise: 'Organization' },
    noneTitle: { ...enGb.rows.noneTitle, enterprise: 'No organizations yet' },
    none: {
      ...enGb.rows.none,
      enterprise: 'Organizations in this group will appear here.',
      organization: 'Restaurants of this organization will appear here.',
    },
  },
} satisfies Texts<typeof enGb>;
