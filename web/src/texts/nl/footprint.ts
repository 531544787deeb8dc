import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Zeer laag',
    low: 'Laag',
    medium: 'Middelhoog',
    high: 'Hoog',
    very_high: 'Zeer hoog',
    unknown: 'Onbekend',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per portie van 400 g',
    unknown: 'Niveau onbekend',
  },
  tooLittle: {
    title: 'Tot nu toe meegetelde CO₂-voetafdruk',
    atLeast: 'minstens',
    withMissing: 'met schatting van de rest: {range}',
    lead: 'Er is te weinig meegeteld voor een gemiddelde, een niveau of een vergelijking.',
    first: 'Vooral dit ontbreekt: {names}.',
  },
} satisfies Texts<typeof enGb>;
