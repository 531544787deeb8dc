import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/reports/share.ts';

export default { ...enGb, mailed: 'in the email to {email}' } satisfies Texts<typeof enGb>;
