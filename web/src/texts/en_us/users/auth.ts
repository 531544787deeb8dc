import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/auth.ts';

export default {
  ...enGb,
  email: 'Email address',
  organizationName: 'Organization name',
  problem: { ...enGb.problem, email: 'Enter your email address.', organizationName: 'Enter the name of your organization.' },
  secondStep: { ...enGb.secondStep, withRecovery: 'No phone at hand? Use a recovery code' },
  link: { ...enGb.link, broken: 'This link is incomplete. Copy the whole link from the email.' },
  verify: { ...enGb.verify, title: 'Your email address', lead: 'We send you a link by email to confirm your address.' },
  reset: {
    ...enGb.reset,
    askLead: 'Enter your email address and we’ll send you a link to choose a new password.',
    sent: 'If {email} has an account, an email with a link is on its way. The link is valid for one hour.',
  },
} satisfies Texts<typeof enGb>;
