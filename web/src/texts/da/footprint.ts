import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Meget lavt',
    low: 'Lavt',
    medium: 'Middel',
    high: 'Højt',
    very_high: 'Meget højt',
    unknown: 'Ikke kendt endnu',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e pr. portion på 400 g',
    unknown: 'Niveauet er ikke kendt endnu',
  },
  tooLittle: {
    title: 'Klimaaftryk talt med indtil nu',
    atLeast: 'mindst',
    upTo: 'op til {high} med det, der mangler',
    lead: 'For lidt er talt med til et gennemsnit, et bogstav eller en sammenligning.',
    first: 'Det vigtigste, der mangler: {names}.',
  },
} satisfies Texts<typeof enGb>;
