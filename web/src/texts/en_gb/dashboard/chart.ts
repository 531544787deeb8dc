const texts = {
  note: {
    sales:
      'Bar: kg CO₂e per portion, where a main course counts as 1 and smaller dishes as part of one; thin line: its range. A dash means no report, or too little counted.',
    procurement: 'Bar: kg CO₂e per kg of food; thin line: its range. A dash means no report, or too little counted.',
  },
  mark: 'Dashed line: the same food at the benchmark ({name}).',
  open: 'Open the report for {month}',
  letter: '{co2} per 400 g serving, which the letter is based on',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'dashboard/chart': typeof texts;
  }
}
