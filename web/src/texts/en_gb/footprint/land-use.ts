const texts = {
  setting: 'Main value',
  settingHint:
    'The other value is shown beside it. Level, benchmark and rankings always include land-use change; each target says whether it does.',
  choice: { with_land_use_change: 'Including land-use change', without_land_use_change: 'Excluding land-use change' },
  with: 'including land-use change: {value}',
  without: 'excluding land-use change: {value}',
  unknown: 'excluding land-use change: not known for every ingredient',
  binds: 'The land used for some of these foods stores more carbon than it did. That lowers the value including land-use change.',
  level: 'The level includes land-use change.',
  column: 'Grams CO₂e excluding land-use change',
  columnKg: 'kg CO₂e excluding land-use change',
  columnAverage: 'Average excluding land-use change, kg CO₂e',
  method:
    'Land-use change, such as forest cleared for fields, is included in every value unless stated otherwise. Levels, benchmark and rankings always include it; each target says whether it does. Where a source does not report it separately, the value without it is not known.',
  parts: {
    title: 'By kind of emission',
    fossil: 'Fossil and other',
    biogenic: 'Methane and other biogenic',
    landUseChange: 'Land-use change',
    unknown: 'No source reports them separately for this food.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'footprint/land-use': typeof texts;
  }
}
