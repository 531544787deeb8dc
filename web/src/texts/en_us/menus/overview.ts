import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/overview.ts';

export default {
  ...enGb,
  library: 'Organization',
} satisfies Texts<typeof enGb>;
