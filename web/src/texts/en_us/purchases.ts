import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/purchases.ts';

export default {
  ...enGb,
  completed: {
    ...enGb.completed,
    lead: '{count, plural, one {# invoice belongs} other {# invoices belong}} in it. A completed report never changes automatically. Regenerating it adds {count, plural, one {the invoice} other {the invoices}}; the previous report stays in the trash for 30 days.',
  },
  units: { ...enGb.units, can: 'can' },
} satisfies Texts<typeof enGb>;
