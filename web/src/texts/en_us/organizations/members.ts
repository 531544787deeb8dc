import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/organizations/members.ts';

export default {
  ...enGb,
  bin: 'Trash',
  search: 'Search by name or email address',
  email: 'Email',
  guest: 'From another organization',
  remove: 'Remove from organization',
  notFound: 'No name or email address matches “{words}”.',
  guestLead:
    'They belong to another organization and keep their account. They lose their rights here; you can invite them again.',
  password: { ...enGb.password, asked: '{name} will get an email with a link to choose a new password.' },
  twoStep: {
    ...enGb.twoStep,
    lead: 'For someone who has lost both their phone and their recovery codes. They will be signed out everywhere and notified by email. Make sure the request really comes from them.',
  },
  invite: {
    ...enGb.invite,
    lead: 'They will get an email with a link to join {name}.',
    emailWrong: 'Enter a complete email address.',
    language: 'Email language',
    withdrawLead: 'The link in the email stops working.',
  },
} satisfies Texts<typeof enGb>;
