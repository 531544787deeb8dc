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
    unknown: 'Ikke kjent ennå',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per porsjon på 400 g',
    unknown: 'Nivået er ikke kjent ennå',
  },
  tooLittle: {
    title: 'Klimaavtrykk regnet med så langt',
    atLeast: 'minst',
    upTo: 'opptil {high} med det som mangler',
    lead: 'For lite er regnet med til et snitt, en bokstav eller en sammenligning.',
    first: 'Det viktigste som mangler: {names}.',
  },
} satisfies Texts<typeof enGb>;
