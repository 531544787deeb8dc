import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/menus/allergens.ts';

export default {
  ...enGb,
  ask: {
    ...enGb.ask,
    lead: 'Guests read “{words}” beside them. You can continue; your name and the dishes are recorded in the organization’s activity log.',
  },
} satisfies Texts<typeof enGb>;
