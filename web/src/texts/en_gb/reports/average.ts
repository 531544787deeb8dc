const texts = {
  asPortions:
    '{sold, plural, one {# portion sold counts} other {# portions sold count}} as {portions, plural, one {# main course} other {# main courses}}',
  quoteMain: 'Quote {kg} kg CO₂e per main course ({each} kg per portion sold); the level is based on 400 g.',
  leftOutRows:
    '{rows, plural, one {# row of the files was} other {# rows of the files were}} left out by hand and {rows, plural, one {is} other {are}} in no share.',
  leftOutPortions: 'Left out by hand and in no share: {leftOut} of {all} sold ({share}).',
  perMainCourse: 'Carbon footprint per main course',
  gramsExpected: 'Grams, rows of unknown weight with the usual weight of their kind',
  saidExpected: '{counted} of {weight} counted, unknown weights estimated',
  rangeWithMissing: '{low} – {high} including what is missing',
  quote: 'Quote {kg} kg CO₂e per portion as served; the level is based on 400 g.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/average': typeof texts;
  }
}
