import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/doubts.ts';

export default {
  ...enGb,
  lead: 'Each of these is at least {percent} likely to be right. Uncheck what is wrong. Anything less certain stays open and is checked line by line.',
} satisfies Texts<typeof enGb>;
