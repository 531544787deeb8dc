import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Fødevaredata',
  published: 'Som offentliggjort',
  today: 'Med dagens fødevaredata ({version})',
  lead: {
    published:
      'Værdierne, som de står i rapporterne. Måneder med ældre fødevaredata sammenlignes med dagens data på begge sider.',
    today: 'De oprindelige mængder med dagens fødevaredata. Rapporterne ændres ikke.',
  },
  waiting: '{count, plural, one {# rapport beregnes} other {# rapporter beregnes}} stadig på ny med dagens fødevaredata.',
  both: 'Begge måneder med fødevaredata {version}',
  spans: 'Alle måneder med fødevaredata {version}; bogstaverne, som de blev offentliggjort.',
  mixed:
    'Som offentliggjort, med flere versioner af fødevaredata: De påvirker hver forskel, indtil alle måneder er regnet om med samme version.',
} satisfies Texts<typeof enGb>;
