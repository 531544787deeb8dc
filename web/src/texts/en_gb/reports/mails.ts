const texts = {
  title: 'Every month by e-mail',
  lead: 'People you name get each month’s completed report, without an account. Each is asked first and can unsubscribe at any time.',
  email: 'E-mail address',
  language: 'E-mail language',
  add: 'Ask by e-mail',
  added: '{email} has been asked.',
  none: 'Nobody gets the reports by e-mail.',
  remove: 'Remove {email}',
  leaving: {
    title: 'Remove {email}?',
    confirm: 'Remove',
    means: 'The address no longer gets the reports. You can ask again after 30 days; the recipient then has to confirm again.',
  },
  state: {
    asked: 'asked, not confirmed yet',
    confirmed: 'gets the reports',
    stopped: 'has unsubscribed',
  },
  last: 'last sent: {month}',
  failed: '{month} could not be sent',
  refused: {
    already_there: 'This address is already in the list.',
    stopped: 'This address has unsubscribed. Only the recipient can change that.',
    removed: 'This address was removed. You can ask again after 30 days.',
    too_many: 'The list is full.',
    email: 'Enter a complete e-mail address.',
  },
  page: {
    title: 'Reports of {restaurant} by e-mail',
    asked: '{organization} would like to send the monthly carbon footprint report of {restaurant} to {email}.',
    confirmed: '{email} gets the monthly carbon footprint report of {restaurant}.',
    stopped: '{email} no longer gets the reports of {restaurant}.',
    confirm: 'Yes, send me the reports',
    decline: 'No, thank you',
    stop: 'Unsubscribe',
    again: 'Get the reports again',
  },
  gone: {
    title: 'This page no longer exists',
    lead: 'You do not get any reports.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/mails': typeof texts;
  }
}
