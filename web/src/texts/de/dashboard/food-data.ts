import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/food-data.ts';

export default {
  label: 'Lebensmitteldaten',
  published: 'Wie veröffentlicht',
  today: 'Mit den heutigen Lebensmitteldaten ({version})',
  lead: {
    published:
      'Die Werte, wie sie in den Berichten stehen. Enthält ein Vergleich Monate mit älteren Lebensmitteldaten, gelten für beide Werte die heutigen.',
    today: 'Die damaligen Mengen mit den heutigen Lebensmitteldaten. Die Berichte bleiben, wie sie sind.',
  },
  waiting:
    '{count, plural, one {# Bericht wird} other {# Berichte werden}} noch mit den heutigen Lebensmitteldaten neu berechnet.',
  both: 'Beide Monate mit den Lebensmitteldaten {version}',
  spans: 'Alle Monate mit den Lebensmitteldaten {version}; Buchstaben wie veröffentlicht.',
  mixed:
    'Wie veröffentlicht, mit mehreren Versionen der Lebensmitteldaten: Solange nicht alle Monate mit derselben Version berechnet sind, steckt das in jedem Unterschied.',
} satisfies Texts<typeof enGb>;
