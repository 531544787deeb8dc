const texts = {
  button: 'Share',
  title: 'Share the report',
  lead: 'Anyone with the link can read these pages without an account: no rows and no costs. The link expires automatically, and you can deactivate it at any time.',
  days: 'Valid for',
  dayCount: '{count, plural, one {# day} other {# days}}',
  create: 'Create link',
  address: 'Link',
  once: 'Copy it now: it is not shown again.',
  copy: 'Copy link',
  copied: 'The link has been copied.',
  open: 'Active links',
  none: 'No active links.',
  until: 'Valid until {day}',
  neverOpened: 'not opened yet',
  opened: 'opened {ago}',
  mailed: 'in the e-mail to {email}',
  close: 'Deactivate link',
  pdf: 'Download PDF',
  method: 'How it is calculated',
  gone: {
    title: 'This link is no longer available',
    lead: 'It has expired or was deactivated. Ask whoever sent it for a new one.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/share': typeof texts;
  }
}
