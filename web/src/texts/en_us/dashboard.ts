import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/dashboard.ts';

export default { ...enGb, organization: 'Organization' } satisfies Texts<typeof enGb>;
