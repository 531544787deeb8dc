import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Verkauf', procurement: 'Einkauf' },
  category: { restaurant: 'Restaurant', organization: 'Organisation' },
  type: { monthly: 'Monat', period: 'Zeitraum', event: 'Veranstaltung' },
  status: { draft: 'Entwurf', completed: 'Abgeschlossen' },
  kind: '{variety, select, procurement {Einkaufsbericht} other {Verkaufsbericht}}, {type, select, period {Zeitraum} event {Veranstaltung} other {Monat}}',
  range: '{first} bis {last}',
} satisfies Texts<typeof enGb>;
