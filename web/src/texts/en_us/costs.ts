import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/costs.ts';

export default {
  ...enGb,
  basis:
    'Net prices of purchases from {from} to {to}: money divided by weight. Food only, without tax, labor and energy. Only admins, owners and area managers see this; guests never do.',
  margin: {
    ...enGb.margin,
    noRate: 'The tax rate is not known for this country and this kind of service.',
    net: '{price} excluding {vat} tax',
    left: 'Margin: {margin}; food is {share} of the price excluding tax',
    atMost: 'Margin: at most {margin}; food is at least {share} of the price excluding tax',
    services: { ...enGb.margin.services, served: 'Dine in', takeaway: 'Takeout' },
  },
} satisfies Texts<typeof enGb>;
