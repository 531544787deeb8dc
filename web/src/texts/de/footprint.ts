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
    unknown: 'Noch nicht bekannt',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e je Portion von 400 g',
    unknown: 'Die Stufe ist noch nicht bekannt',
  },
  tooLittle: {
    title: 'Bisher berechneter CO₂-Fußabdruck',
    atLeast: 'mindestens',
    upTo: 'mit dem, was fehlt, bis zu {high}',
    lead: 'Für einen Durchschnitt, einen Buchstaben oder einen Vergleich ist noch zu wenig berechnet.',
    first: 'Es fehlen vor allem: {names}.',
  },
} satisfies Texts<typeof enGb>;
