const texts = {
  title: 'Food waste',
  lead: 'Record what was left over from a meal. Measuring one week per quarter is enough.',
  toOverview: 'Menu plans',
  form: 'Record a meal',
  kind: {
    kitchen: 'Kitchen waste',
    serving: 'Serving waste',
    plate: 'Plate waste',
  },
  guests: 'Guests',
  guestsFrom: {
    planned: 'From the menu plan',
    sold: 'From what was sold',
    former: 'Planned or sold, not counted',
  },
  day: 'Day',
  meal: 'Meal',
  mealHint: 'Lunch',
  emptyHint: 'Empty fields count as not weighed. If nothing was thrown away, enter 0.',
  save: 'Save',
  problem: {
    no_number: '{field}: enter a number, such as 6, 6.5 or 6 kg.',
    below_zero: '{field}: the weight cannot be below 0.',
    not_whole: '{field}: enter a whole number, such as 120.',
    too_much: '{field}: that is too much for one meal.',
  },
  much: 'That is {weight} per guest. Are the weights and the number of guests right?',
  saved: 'Saved: {meal}, {day}. What you enter here now replaces its values.',
  saveAnyway: 'Save anyway',
  waiting:
    '{count, plural, one {# meal is kept in this browser until you are back online.} other {# meals are kept in this browser until you are back online.}}',
  meaning: 'Grams per guest, last 13 weeks',
  unknown: 'not known',
  wholeUnknown: 'No meal has all three kinds of waste and its guests recorded yet.',
  wholeOf: '{meals, plural, one {Based on # meal} other {Based on # meals}} with all three kinds of waste weighed.',
  assumedOf:
    '{meals, plural, one {For # meal, the number of guests is planned or sold, not counted.} other {For # meals, the number of guests is planned or sold, not counted.}}',
  weighed: 'Total weighed',
  co2: 'Climate impact',
  co2Of: 'Based on the published plan’s dishes on those days; covers {share} of the weight. Weights as bought.',
  cost: 'Cost',
  costOf: 'Based on your latest prices for the foods in those days’ dishes; covers {share} of the weight.',
  drawing: 'Grams per guest, day by day, with a reference line',
  pale: 'Pale bars: guests planned or sold, not counted. The line is based on counted guests only.',
  targetOfYears:
    'The line is at {target}: 30% below your average for 2021 to 2023. Directive (EU) 2025/1892 asks for this reduction per head of each country by 2030; for a kitchen it is only a guide.',
  targetOfFirst:
    'The line is at {target}: 30% below your first measured year, because nothing was measured from 2021 to 2023. Directive (EU) 2025/1892 asks for 30% per head of each country by 2030; for a kitchen it is only a guide.',
  enough:
    'All waste from weighed meals divided by their guests, the method of the Swedish Food Agency. Measuring one week per quarter is enough.',
  log: 'Recorded meals',
  nothingYet: 'No meals recorded yet.',
  guestsUnknown: 'guests not known',
  guestsCount: '{count, plural, one {# guest} other {# guests}}',
  guestsAssumed: '{count, plural, one {# guest} other {# guests}} (planned or sold, not counted)',
  removeOf: 'Remove {day} {meal}',
  more: '{count, plural, one {# earlier meal is} other {# earlier meals are}} included in the values above.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/waste': typeof texts;
  }
}
