import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/organizations.ts';

export default {
  ...enGb,
  page: { ...enGb.page, title: 'Organization', choose: 'Organization shown' },
  details: { ...enGb.details, saved: 'The organization has been saved.' },
} satisfies Texts<typeof enGb>;
