import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Verkoop', procurement: 'Inkoop' },
  category: { restaurant: 'Restaurant', organization: 'Organisatie' },
  type: { monthly: 'Maand', period: 'Periode', event: 'Evenement' },
  status: { draft: 'Concept', completed: 'Afgerond' },
  kind: '{variety, select, procurement {Inkooprapport} other {Verkooprapport}}, {type, select, period {periode} event {evenement} other {maand}}',
  range: '{first} tot en met {last}',
} satisfies Texts<typeof enGb>;
