import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Salg', procurement: 'Indkøb' },
  category: { restaurant: 'Restaurant', organization: 'Organisation' },
  type: { monthly: 'Måned', period: 'Periode', event: 'Arrangement' },
  status: { draft: 'Kladde', completed: 'Færdig' },
  kind: '{variety, select, procurement {Indkøbsrapport} other {Salgsrapport}}, {type, select, period {periode} event {arrangement} other {måned}}',
  range: '{first} til {last}',
} satisfies Texts<typeof enGb>;
