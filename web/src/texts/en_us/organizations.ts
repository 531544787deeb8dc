import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/organizations.ts';

export default {
  ...enGb,
  page: { ...enGb.page, title: 'Organization', choose: 'Organization shown' },
  currency: {
    ...enGb.currency,
    lead: 'Invoices name their currency; a file with purchases does not. Choose which one it is, for kitchens in the organization’s country. Money in two currencies is never added up.',
  },
  details: { ...enGb.details, saved: 'The organization has been saved.' },
} satisfies Texts<typeof enGb>;
