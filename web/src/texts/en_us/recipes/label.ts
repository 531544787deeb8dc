import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/recipes/label.ts';

export default { ...enGb, n: { ...enGb.n, saturatedFat: 'of which saturated', fibre: 'Fiber' } } satisfies Texts<typeof enGb>;
