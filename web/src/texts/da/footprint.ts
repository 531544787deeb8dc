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
    unknown: 'Ukendt',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e pr. portion på 400 g',
    unknown: 'Ukendt niveau',
  },
  tooLittle: {
    title: 'Klimaaftryk, der er medregnet indtil nu',
    atLeast: 'mindst',
    withMissing: 'anslået med det, der mangler: {range}',
    lead: 'For lidt er medregnet til et gennemsnit, et niveau eller en sammenligning.',
    first: 'Det vigtigste, der mangler: {names}.',
  },
} satisfies Texts<typeof enGb>;
