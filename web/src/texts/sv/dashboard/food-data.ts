import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Livsmedelsdata',
  published: 'Som publicerat',
  today: 'Med dagens livsmedelsdata ({version})',
  lead: {
    published: 'Värdena så som de visas i rapporterna. Månader med äldre livsmedelsdata jämförs med dagens data på båda sidor.',
    today: 'De ursprungliga mängderna med dagens livsmedelsdata. Rapporterna ändras inte.',
  },
  waiting: '{count, plural, one {# rapport räknas} other {# rapporter räknas}} fortfarande om med dagens livsmedelsdata.',
  both: 'Båda månaderna med livsmedelsdata {version}',
  spans: 'Alla månader med livsmedelsdata {version}; bokstäverna som de publicerades.',
  mixed:
    'Som publicerat, med flera versioner av livsmedelsdata: de påverkar varje skillnad tills alla månader har räknats om med samma version.',
} satisfies Texts<typeof enGb>;
