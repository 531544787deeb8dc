import type { Texts } from '../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  scope: { ...enGb.scope, organization: 'Our organization' },
  nobody: {
    ...enGb.nobody,
    ask: 'Those who run your organization can let a restaurant take part: from then on its completed monthly reports count.',
  },
  tooFew: {
    ...enGb.tooFew,
    lead: 'Figures of others are shown once at least five other restaurants of several organizations have a place, so that nobody can be singled out.',
  },
} satisfies Texts<typeof enGb>;
