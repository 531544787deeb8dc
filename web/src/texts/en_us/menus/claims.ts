import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/claims.ts';

export default {
  ...enGb,
  ask: {
    ...enGb.ask,
    lead: 'You may go on. Your name and your reason are kept in the changes of the organization.',
  },
} satisfies Texts<typeof enGb>;
