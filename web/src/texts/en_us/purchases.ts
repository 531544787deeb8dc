import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/purchases.ts';

export default {
  ...enGb,
  units: { ...enGb.units, can: 'can' },
} satisfies Texts<typeof enGb>;
