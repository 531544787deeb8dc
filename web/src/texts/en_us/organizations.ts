import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/organizations.ts';

export default {
  ...enGb,
  page: { ...enGb.page, title: 'Organization', choose: 'Organization shown' },
  segment: { ...enGb.segment, contract_catering: 'Contract food service' },
  currency: {
    ...enGb.currency,
    lead: 'Invoices state their currency; a purchasing file does not. Choose the currency of purchases in the organization’s country. Amounts in different currencies are never added up.',
  },
  details: { ...enGb.details, saved: 'The organization has been saved.' },
} satisfies Texts<typeof enGb>;
