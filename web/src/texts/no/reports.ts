import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Salg', procurement: 'Innkjøp' },
  category: { restaurant: 'Restaurant', organization: 'Organisasjon' },
  type: { monthly: 'Måned', period: 'Periode', event: 'Arrangement' },
  status: { draft: 'Utkast', completed: 'Ferdig' },
  kind: '{variety, select, procurement {Innkjøpsrapport} other {Salgsrapport}}, {type, select, period {periode} event {arrangement} other {måned}}',
  range: '{first} til {last}',
} satisfies Texts<typeof enGb>;
