import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Zeer laag',
    low: 'Laag',
    medium: 'Gemiddeld',
    high: 'Hoog',
    very_high: 'Zeer hoog',
    unknown: 'Nog niet bekend',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per portie van 400 g',
    unknown: 'Het niveau is nog niet bekend',
  },
  tooLittle: {
    title: 'CO₂-voetafdruk tot nu toe',
    atLeast: 'minstens',
    upTo: 'tot {high} met wat ontbreekt',
    lead: 'Er is te weinig doorgerekend voor een gemiddelde, een letter of een vergelijking.',
    first: 'Vooral dit ontbreekt: {names}.',
  },
} satisfies Texts<typeof enGb>;
