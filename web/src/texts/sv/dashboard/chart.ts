import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Stapel: kg CO₂e per portion, där en huvudrätt räknas som 1 och mindre rätter som en del; tunn linje: intervallet. Streck betyder ingen rapport eller för lite medräknat.',
    procurement: 'Stapel: kg CO₂e per kg mat; tunn linje: intervallet. Streck betyder ingen rapport eller för lite medräknat.',
  },
  mark: 'Streckad linje: lika mycket mat på den här nivån: {name}.',
  open: 'Öppna rapporten för {month}',
  letter: '{co2} per portion på 400 g, som bokstaven gäller',
} satisfies Texts<typeof enGb>;
