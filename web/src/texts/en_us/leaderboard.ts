import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/leaderboard.ts';

export default {
  ...enGb,
  scope: { ...enGb.scope, organization: 'Our organization' },
  outside: {
    ...enGb.outside,
    ask: '{name} does not take part, so it is not ranked. An admin of your organization can let it join.',
  },
  nobody: {
    ...enGb.nobody,
    ask: 'An admin of your organization can let a restaurant join: from then on its completed monthly reports count.',
  },
  tooFew: {
    ...enGb.tooFew,
    lead: 'Other restaurants’ values appear once at least five of them, from several organizations, are ranked, so that nobody can be identified.',
  },
} satisfies Texts<typeof enGb>;
