const texts = {
  unit: 'kg CO₂e',
  level: {
    very_low: 'Very low',
    low: 'Low',
    medium: 'Medium',
    high: 'High',
    very_high: 'Very high',
    unknown: 'Unknown',
  },
  scale: {
    says: '{level}: {kg} kg CO₂e per 400 g serving',
    unknown: 'Level unknown',
  },
  tooLittle: {
    title: 'Carbon footprint counted so far',
    atLeast: 'at least',
    withMissing: 'estimate including what is missing: {range}',
    lead: 'Too little is counted for an average, a level or a comparison.',
    first: 'Biggest gaps: {names}.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    footprint: typeof texts;
  }
}
