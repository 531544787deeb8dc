import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/auth.ts';

export default {
  ...enGb,
  organizationName: 'Name of your organization',
  email: 'Email',
  problem: {
    ...enGb.problem,
    email: 'Please enter your email.',
    organizationName: 'Please enter the name of your organization.',
  },
  link: { ...enGb.link, broken: 'This link is not complete. Copy it whole from the email.' },
  verify: {
    ...enGb.verify,
    title: 'Your email address',
    lead: 'Your address is confirmed by a link that we send you by email.',
  },
  reset: {
    ...enGb.reset,
    askLead: 'Tell us your email, and we send you a link to choose a new one.',
    sent: 'If {email} has an account, an email with a link is on its way. The link works for one hour.',
  },
} satisfies Texts<typeof enGb>;
