import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Matvaredata',
  published: 'Som publisert',
  today: 'Med dagens matvaredata ({version})',
  lead: {
    published: 'Verdiene slik de står i rapportene. Måneder med eldre matvaredata sammenlignes med dagens data på begge sider.',
    today: 'De opprinnelige mengdene med dagens matvaredata. Rapportene endres ikke.',
  },
  waiting: '{count, plural, one {# rapport beregnes} other {# rapporter beregnes}} fortsatt på nytt med dagens matvaredata.',
  both: 'Begge månedene med matvaredata {version}',
  spans: 'Alle måneder med matvaredata {version}; bokstavene slik de ble publisert.',
  mixed:
    'Som publisert, med flere versjoner av matvaredataene: De påvirker hver forskjell til alle måneder er regnet om med samme versjon.',
} satisfies Texts<typeof enGb>;
