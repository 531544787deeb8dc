const texts = {
  setting: 'Large value',
  settingHint: 'The other value stands beside it. Level, benchmark, rankings and targets always include land-use change.',
  choice: { with_land_use_change: 'Including land-use change', without_land_use_change: 'Excluding land-use change' },
  with: 'including land-use change: {value}',
  without: 'excluding land-use change: {value}',
  unknown: 'excluding land-use change: not known for every ingredient',
  level: 'The level includes land-use change.',
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
