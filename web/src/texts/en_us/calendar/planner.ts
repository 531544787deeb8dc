import type { Texts } from '../../../platform/i18n/area-texts.ts';
import enGb from '../../en_gb/calendar/planner.ts';

export default { ...enGb, fact: { ...enGb.fact, fibre: 'Fiber per portion' } } satisfies Texts<typeof enGb>;
