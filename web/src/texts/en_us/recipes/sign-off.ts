import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/sign-off.ts';

export default {
  ...enGb,
  lines: {
    ...enGb.lines,
    notUnderstood:
      '{count, plural, one {# line is not recognized. Nobody knows what is in it:} other {# lines are not recognized. Nobody knows what is in them:}}',
  },
} satisfies Texts<typeof enGb>;
