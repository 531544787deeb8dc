import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Försäljning', procurement: 'Inköp' },
  category: { restaurant: 'Restaurang', organization: 'Organisation' },
  type: { monthly: 'Månad', period: 'Period', event: 'Evenemang' },
  status: { draft: 'Utkast', completed: 'Färdig' },
  kind: '{variety, select, procurement {Inköpsrapport} other {Försäljningsrapport}}, {type, select, period {period} event {evenemang} other {månad}}',
  range: '{first} till {last}',
} satisfies Texts<typeof enGb>;
