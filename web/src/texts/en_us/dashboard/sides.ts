import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/dashboard/sides.ts';

export default { ...enGb, organization: 'Whole organization: this year compared with last year' } satisfies Texts<typeof enGb>;
