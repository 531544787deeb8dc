import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/claims.ts';

export default {
  ...enGb,
  ask: { ...enGb.ask, lead: 'You can continue. Your name and your reason are recorded in the organization’s activity log.' },
} satisfies Texts<typeof enGb>;
