import type { Texts } from '../../../platform/i18n/area-texts.ts';
import type enGb from '../../en_gb/dashboard/chart.ts';

export default {
  note: {
    sales:
      'Søyle: kg CO₂e per porsjon, der en hovedrett regnes som 1 og mindre retter som en del; tynn linje: spennet. Strek betyr ingen rapport eller for lite regnet med.',
    procurement: 'Søyle: kg CO₂e per kg mat; tynn linje: spennet. Strek betyr ingen rapport eller for lite regnet med.',
  },
  mark: 'Stiplet linje: like mye mat på dette nivået: {name}.',
  open: 'Åpne rapporten for {month}',
  letter: '{co2} per porsjon på 400 g, som bokstaven gjelder',
} satisfies Texts<typeof enGb>;
