import type { Texts } from '../../platform/i18n/area-texts.ts';
import type enGb from '../en_gb/footprint.ts';

export default {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Mycket lågt',
    low: 'Lågt',
    medium: 'Medel',
    high: 'Högt',
    very_high: 'Mycket högt',
    unknown: 'Okänt',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per portion på 400 g',
    unknown: 'Nivån är okänd',
  },
  tooLittle: {
    title: 'Medräknat klimatavtryck hittills',
    atLeast: 'minst',
    withMissing: 'uppskattat med det som saknas: {range}',
    lead: 'Underlaget räcker inte för ett genomsnitt, en nivå eller en jämförelse.',
    first: 'Det som saknas mest: {names}.',
  },
} satisfies Texts<typeof enGb>;
