import type { Texts } from '../../platform/i18n/area-texts.ts';
import enGb from '../en_gb/reports.ts';

export default { ...enGb, category: { ...enGb.category, organization: 'Organization' } } satisfies Texts<typeof enGb>;
