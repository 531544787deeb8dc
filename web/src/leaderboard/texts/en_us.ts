import type { Texts } from '../../i18n/area-texts.ts';
import enGb from './en_gb.ts';

export default {
  ...enGb,
  scope: { ...enGb.scope, organization: 'Our organization' },
  tooFew: {
    ...enGb.tooFew,
    lead: 'Figures of others are shown once at least five other restaurants of several organizations have a place, so that nobody can be singled out.',
  },
} satisfies Texts<typeof enGb>;
