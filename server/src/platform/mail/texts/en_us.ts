import enGb, { type MailTexts } from './en_gb.ts';

export default {
  ...enGb,
  ignore: 'If you did not request this, you can ignore this email.',
  notYou: 'If this was not you, set a new password now and tell an admin of your organization:',
  roles: { ...enGb.roles, 'organization-admin': 'organization admin' },
  verify_email: { ...enGb.verify_email, subject: 'Is this your email address?' },
  change_email: { ...enGb.change_email, subject: 'Confirm your new email address' },
  feature_request: {
    ...enGb.feature_request,
    features: { ...enGb.feature_request.features, organization_reports: 'Organization reports' },
  },
  label_question: {
    ...enGb.label_question,
    body: '{organization} has live menus that guests can see. Since September 27, 2026, showing a label with letters or colors that is based neither on a certification scheme nor on a public authority counts as an unfair practice in the European Union. Nothing has been changed: the live menus stay as they are.',
  },
  report_mail_ask: {
    ...enGb.report_mail_ask,
    subject: 'Monthly reports of {restaurant} by email?',
    body: '{organization} would like to send you the monthly carbon footprint report of {restaurant} by email. Nothing is sent until you confirm.',
  },
  report_mail: { ...enGb.report_mail, stop: 'No longer want these emails? Unsubscribe here:' },
  email_changing: { ...enGb.email_changing, subject: 'Your email address is about to change' },
  email_changed: { ...enGb.email_changed, subject: 'Your email address has changed' },
} satisfies MailTexts;
