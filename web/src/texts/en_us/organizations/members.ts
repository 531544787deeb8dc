import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/organizations/members.ts';

export default {
  ...enGb,
  guest: 'From another organization',
  remove: 'Remove from the organization',
  guestLead:
    'They belong to another organization and keep their account. What they may do here is gone; you can invite them again.',
  change: {
    ...enGb.change,
    selfWarning: 'You take the running of the organization from yourself. Only another administrator can give it back to you.',
    selfTitle: 'Give up running the organization?',
  },
  twoStep: {
    ...enGb.twoStep,
    lead: 'For somebody who has lost both phone and recovery codes. They are signed out everywhere and get an email about it. Make sure that it is really them who asks.',
  },
} satisfies Texts<typeof enGb>;
