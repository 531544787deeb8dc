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
    lead: 'An enterprise brings several organizations under one owner. Here you would compare them.',
  },
  changeFirst: {
    ...enGb.changeFirst,
    lead: { ...enGb.changeFirst.lead, enterprise: 'Brought down to the global average, these organizations would save most.' },
    none: {
      ...enGb.changeFirst.none,
      enterprise:
        'In these months, no organization is above the global average. Open one to see which restaurants could still come down.',
    },
  },
  rows: {
    ...enGb.rows,
    title: { ...enGb.rows.title, enterprise: 'Organizations compared' },
    search: { ...enGb.rows.search, enterprise: 'Find an organization' },
    name: { ...enGb.rows.name, enterprise: 'Organization' },
    noneTitle: { ...enGb.rows.noneTitle, enterprise: 'No organization yet' },
    none: {
      enterprise: 'Organizations of this enterprise will stand here.',
      organization: 'Restaurants of this organization will stand here.',
    },
  },
} satisfies Texts<typeof enGb>;
