import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/reports.ts';

export default {
  variety: { sales: 'Ventes', procurement: 'Achats' },
  category: { restaurant: 'Restaurant', organization: 'Organisation' },
  type: { monthly: 'Mois', period: 'Période', event: 'Événement' },
  status: { draft: 'Brouillon', completed: 'Terminé' },
  kind: '{variety, select, procurement {Rapport d’achats} other {Rapport de ventes}}, {type, select, period {période} event {événement} other {mois}}',
  range: 'du {first} au {last}',
} satisfies Texts<typeof enGb>;
