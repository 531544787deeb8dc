const texts = {
  asPortions: 'counted as {portions, plural, one {# main course} other {# main courses}}',
  quoteMain:
    'Quote {kg} kg CO₂e per main course ({each} per portion sold){labels, select, letters {; the level is based on 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# row} other {# rows}} left out by hand.',
  leftOutPortions: '{rows, plural, one {# row} other {# rows}} left out by hand: {taken} of {all} sold in the files are in it.',
  perMainCourse: 'Carbon footprint per main course',
  gramsExpected: 'Grams, rows of unknown weight with the usual weight of their kind',
  saidExpected: '{counted} of {weight} counted, unknown weights estimated',
  rangeWithMissing: '{low} – {high} in all',
  quote: 'Quote {kg} kg CO₂e per portion as served{labels, select, letters {; the level is based on 400 g} other {}}.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/average': typeof texts;
  }
}
