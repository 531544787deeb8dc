import enGb, { type MailTexts } from './en_gb.ts';

export default {
  ...enGb,
  verify_email: { ...enGb.verify_email, subject: 'Is this your email address?' },
  change_email: { ...enGb.change_email, subject: 'Confirm your new email address' },
  email_changing: { ...enGb.email_changing, subject: 'Your email address is about to change' },
  email_changed: { ...enGb.email_changed, subject: 'Your email address has changed' },
} satisfies MailTexts;
