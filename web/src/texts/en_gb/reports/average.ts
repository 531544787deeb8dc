const texts = {
  of: {
    per_portion: 'Carbon footprint of an average portion',
    per_kg: 'Carbon footprint of a kilogram of food',
    per_1000_kcal: 'Carbon footprint per 1,000 kcal of food',
    per_guest: 'Carbon footprint per guest',
  },
  why: {
    per_portion:
      'The footprint of everything counted ({total}), divided by {portions, plural, one {# portion} other {# portions}}. Portions are weighted by type: ten snacks equal one main course.',
    per_kg: 'The footprint of everything counted ({total}), divided by its weight of {weight}.',
    per_1000_kcal:
      'The footprint of everything counted ({total}), divided by the energy of its food as bought, without what is not eaten: {energy}. Food of unknown energy is assumed to have as much per kilogram as the rest.',
    per_guest: 'The footprint of everything counted ({total}), divided by {guests, plural, one {# guest} other {# guests}}.',
  },
  chosen: {
    per_portion: 'Per portion',
    per_kg: 'Per kilogram',
    per_1000_kcal: 'Per 1,000 kcal',
    per_guest: 'Per guest',
  },
  noGuests: 'Unknown: enter the number of guests.',
  noEnergy: 'Unknown: energy is known for too little of the food.',
  energy: 'Energy of the food counted',
  energyOf: 'known for {percent} of its weight',
  asPortions: 'counted as {portions, plural, one {# main course} other {# main courses}}',
  quoteMain:
    'Quote {kg} kg CO₂e per main course ({each} per portion sold){labels, select, letters {; the level is based on 400 g} other {}}.',
  leftOutRows: '{rows, plural, one {# row} other {# rows}} excluded manually.',
  leftOutPortions:
    '{rows, plural, one {# row} other {# rows}} excluded manually: {taken} of {all} sold in the files are included.',
  perMainCourse: 'Carbon footprint per main course',
  gramsExpected: 'Grams, with usual weights where a row has none',
  saidExpected: '{counted} of {weight} counted, unknown weights estimated',
  rangeWithMissing: '{low} – {high} in total',
  quote: 'Quote {kg} kg CO₂e per portion as served{labels, select, letters {; the level is based on 400 g} other {}}.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'reports/average': typeof texts;
  }
}
