import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/purchases/shares.ts';

export default { ...enGb, scopes: { ...enGb.scopes, organization: 'Whole organization' } } satisfies Texts<typeof enGb>;
