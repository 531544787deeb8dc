import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/purchases/shares.ts';

export default {
  ...enGb,
  basis:
    'Counted from {reported} of {all, plural, one {# month} other {# months}}: those with a purchasing report, including drafts. Food and drink, without tax.',
  scopes: { ...enGb.scopes, organization: 'Whole organization' },
  declaration: {
    ...enGb.declaration,
    lead: 'The purchases of this period as a file for the French platform: one row per product and month, without tax. Check the marks before you send it.',
  },
} satisfies Texts<typeof enGb>;
