import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/purchases/bought.ts';

export default {
  ...enGb,
  basis:
    'CO₂e from farm to kitchen door, including land-use change; the smaller values are the 90% range. Food and drink, without tax; excluded rows are left out.',
} satisfies Texts<typeof enGb>;
