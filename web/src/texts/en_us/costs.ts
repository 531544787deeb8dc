import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/costs.ts';

export default {
  ...enGb,
  basis:
    'Net prices of purchases from {from} to {to}: money divided by weight. Food only, without VAT, labor and energy. Only admins, owners and area managers see this; guests never do.',
  margin: { ...enGb.margin, services: { ...enGb.margin.services, served: 'Dine in', takeaway: 'Takeout' } },
} satisfies Texts<typeof enGb>;
