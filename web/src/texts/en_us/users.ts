import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/users.ts';

export default { ...enGb, verifyAgain: 'Send the email again', verifySent: 'The email has been sent.' } satisfies Texts<
  typeof enGb
>;
