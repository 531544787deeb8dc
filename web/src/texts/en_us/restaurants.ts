import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/restaurants.ts';

export default {
  ...enGb,
  missing: { ...enGb.missing, leadAsk: 'Ask an admin of your organization to add you to a restaurant.' },
} satisfies Texts<typeof enGb>;
