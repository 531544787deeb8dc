import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Søjle: kg CO₂e pr. portion, hvor en hovedret regnes som 1 og mindre retter som en del; tynd linje: intervallet. En streg betyder ingen rapport, eller at for lidt er medregnet.',
    procurement:
      'Søjle: kg CO₂e pr. kg mad; tynd linje: intervallet. En streg betyder ingen rapport, eller at for lidt er medregnet.',
  },
  mark: 'Stiplet linje: lige så meget mad på dette niveau: {name}.',
  open: 'Åbn rapporten for {month}',
  letter: '{co2} pr. portion på 400 g, som bogstavet gælder',
} satisfies Texts<typeof enGb>;
