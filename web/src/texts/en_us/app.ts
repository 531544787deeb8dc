import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/app.ts';

export default {
  ...enGb,
  settingsPage: { ...enGb.settingsPage, email: 'Email address' },
  organization: 'Organization',
} satisfies Texts<typeof enGb>;
