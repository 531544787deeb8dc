import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/dashboard/sides.ts';

export default {
  ...enGb,
  organization: 'The whole organization: this year against last year',
} satisfies Texts<typeof enGb>;
