import enGb, { type MailTexts } from './en_gb.ts';

export default {
  ...enGb,
  ignore: 'If you did not request this, you can ignore this email.',
  notYou: 'Was this not you? Then set a new password now and tell an admin of your organization:',
  roles: { ...enGb.roles, 'organization-admin': 'admin of the organization' },
  verify_email: { ...enGb.verify_email, subject: 'Is this your email address?' },
  change_email: { ...enGb.change_email, subject: 'Confirm your new email address' },
  email_changing: { ...enGb.email_changing, subject: 'Your email address is about to change' },
  email_changed: { ...enGb.email_changed, subject: 'Your email address has changed' },
} satisfies MailTexts;
