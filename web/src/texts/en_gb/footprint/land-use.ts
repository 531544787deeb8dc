const texts = {
  setting: 'Value shown large',
  settingHint:
    'The other value is shown beside it. Level, benchmark and rankings always include land-use change; a target says what it counts.',
  choice: { with_land_use_change: 'Including land-use change', without_land_use_change: 'Excluding land-use change' },
  with: 'including land-use change: {value}',
  without: 'excluding land-use change: {value}',
  unknown: 'excluding land-use change: not known for every ingredient',
  binds: 'Land of some of these foods stores more carbon than it did. That lowers the value including land-use change.',
  level: 'The level includes land-use change.',
  column: 'Grams CO₂e excluding land-use change',
  columnKg: 'kg CO₂e excluding land-use change',
  columnAverage: 'Average excluding land-use change, kg CO₂e',
  method:
    'Land-use change, such as forest cleared for fields, is included in every value unless it says otherwise. Levels, benchmark and rankings always include it; a target says whether it does. Where a source does not tell it apart, the value without it is not known.',
  parts: {
    title: 'Of this, by kind',
    fossil: 'Fossil and other',
    biogenic: 'Methane and other biogenic',
    landUseChange: 'Land-use change',
    unknown: 'For this food no source tells them apart.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'footprint/land-use': typeof texts;
  }
}
