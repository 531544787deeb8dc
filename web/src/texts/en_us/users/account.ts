import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/account.ts';

export default {
  ...enGb,
  email: {
    ...enGb.email,
    new: 'New email',
    missing: 'Please enter the new email.',
    save: 'Change email',
    pending: 'We have sent a link to {email}. Your email changes once you open it.',
    cancel: 'Keep the email I have',
  },
} satisfies Texts<typeof enGb>;
