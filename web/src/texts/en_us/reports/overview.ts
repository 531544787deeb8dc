import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/overview.ts';

export default {
  ...enGb,
  value: { ...enGb.value, organization: 'Organization' },
  noKitchen: 'Reports belong to a restaurant. Somebody who runs the organization can add you to one.',
  begin: { ...enGb.begin, organization: 'The whole organization' },
} satisfies Texts<typeof enGb>;
