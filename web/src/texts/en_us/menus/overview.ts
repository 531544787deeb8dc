import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/overview.ts';

export default {
  ...enGb,
  library: 'Organization',
  noKitchen: 'Menus belong to a restaurant. An admin of your organization can add you to one.',
} satisfies Texts<typeof enGb>;
