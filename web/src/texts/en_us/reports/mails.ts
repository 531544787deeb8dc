import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/mails.ts';

export default {
  ...enGb,
  title: 'Every month by email',
  email: 'Email address',
  language: 'Email language',
  add: 'Ask by email',
  none: 'Nobody gets the reports by email.',
  refused: { ...enGb.refused, email: 'Enter a complete email address.' },
  page: { ...enGb.page, title: 'Reports of {restaurant} by email' },
} satisfies Texts<typeof enGb>;
