import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/app/palette.ts';

export default { ...enGb, to: { ...enGb.to, organization: 'Organization' } } satisfies Texts<typeof enGb>;
