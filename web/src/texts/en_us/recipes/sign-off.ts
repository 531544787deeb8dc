import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/sign-off.ts';

export default {
  ...enGb,
  live: 'On live menus now: {menus}. They change as soon as you save, and the people in those kitchens are notified by email.',
  served:
    'On published menu plans: {plans}. Guests see the change there as soon as you save, and the people in those kitchens are notified by email.',
  lines: {
    ...enGb.lines,
    notUnderstood:
      '{count, plural, one {# line is not recognized. What is in it is not known:} other {# lines are not recognized. What is in them is not known:}}',
  },
} satisfies Texts<typeof enGb>;
