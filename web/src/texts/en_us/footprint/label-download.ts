import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/footprint/label-download.ts';

export default { ...enGb, layouts: { ...enGb.layouts, stacked: 'Centered' }, colour: 'Colors' } satisfies Texts<typeof enGb>;
