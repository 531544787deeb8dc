import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/users/account.ts';

export default {
  ...enGb,
  email: { ...enGb.email, new: 'New email address', missing: 'Enter the new email address.', save: 'Change email address' },
} satisfies Texts<typeof enGb>;
