import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Sehr niedrig',
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    very_high: 'Sehr hoch',
    unknown: 'Unbekannt',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e pro Portion von 400 g',
    unknown: 'Stufe unbekannt',
  },
  tooLittle: {
    title: 'Bisher mitgerechneter CO₂-Fußabdruck',
    atLeast: 'mindestens',
    withMissing: 'mit dem geschätzten Rest: {range}',
    lead: 'Für einen Durchschnitt, eine Stufe oder einen Vergleich ist zu wenig mitgerechnet.',
    first: 'Es fehlen vor allem: {names}.',
  },
} satisfies Texts<typeof enGb>;
