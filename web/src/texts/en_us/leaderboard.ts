import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/leaderboard.ts';

export default {
  ...enGb,
  scope: { ...enGb.scope, organization: 'Our organization' },
  outside: {
    ...enGb.outside,
    ask: '{name} does not take part, so it has no place here. Those who run your organization can let it take part.',
  },
  nobody: {
    ...enGb.nobody,
    ask: 'Those who run your organization can let a restaurant take part: from then on its completed monthly reports count.',
  },
  tooFew: {
    ...enGb.tooFew,
    lead: 'Figures of others are shown once at least five other restaurants of several organizations have a place, so that nobody can be singled out.',
  },
} satisfies Texts<typeof enGb>;
