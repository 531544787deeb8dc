import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Svært lavt',
    low: 'Lavt',
    medium: 'Middels',
    high: 'Høyt',
    very_high: 'Svært høyt',
    unknown: 'Ukjent',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per porsjon på 400 g',
    unknown: 'Ukjent nivå',
  },
  tooLittle: {
    title: 'Klimaavtrykk som er regnet med så langt',
    atLeast: 'minst',
    withMissing: 'anslått med det som mangler: {range}',
    lead: 'For lite er regnet med til et gjennomsnitt, et nivå eller en sammenligning.',
    first: 'Det viktigste som mangler: {names}.',
  },
} satisfies Texts<typeof enGb>;
