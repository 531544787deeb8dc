const texts = {
  title: 'Food waste',
  lead: 'Write down what a meal left over. Measuring one week a quarter is enough.',
  toOverview: 'Menu plans',
  form: 'Write down a meal',
  kind: {
    kitchen: 'From the kitchen',
    serving: 'From serving',
    plate: 'From plates',
  },
  guests: 'Guests',
  day: 'Day',
  meal: 'Meal',
  mealHint: 'Lunch',
  emptyHint: 'What you leave empty counts as not weighed, never as nothing. Nothing thrown away is 0.',
  save: 'Save',
  problem: {
    no_number: '{field}: write a number, such as 6, 6.5 or 6 kg.',
    below_zero: '{field}: the weight cannot be below 0.',
    not_whole: '{field}: write a whole number, such as 120.',
    too_much: '{field}: that is too much for one meal.',
  },
  much: 'That is {weight} a guest. Are the weights and the guests right?',
  saveAnyway: 'Save anyway',
  waiting: '{count, plural, one {# meal waits} other {# meals wait}} in this browser for a connection.',
  meaning: 'Grams per guest, last 13 weeks',
  unknown: 'not known',
  wholeUnknown: 'No meal was weighed in all three places together with its guests yet.',
  wholeOf: '{meals, plural, one {By # meal} other {By # meals}} weighed in all three places.',
  weighed: 'Weighed in all',
  co2: 'Climate impact',
  co2Of: 'By the dishes of the published plan on those days; it speaks of {share} of the weight. Weights as bought.',
  cost: 'What it cost',
  costOf: 'By what the foods of those days’ dishes cost you lately; it speaks of {share} of the weight.',
  drawing: 'Grams per guest, day by day, with the line for orientation',
  targetOfYears:
    'The line is at {target}: 30 % below your average of 2021 to 2023. That is what Directive (EU) 2025/1892 asks of a whole country per head by 2030; for a kitchen it is only a guide.',
  targetOfFirst:
    'The line is at {target}: 30 % below your first measured year, because nothing was measured from 2021 to 2023. Directive (EU) 2025/1892 asks 30 % of a whole country per head by 2030; for a kitchen it is only a guide.',
  enough:
    'All waste of meals that were weighed, divided by their guests, as the Swedish Food Agency counts. Measuring one week a quarter is enough.',
  log: 'Written down',
  nothingYet: 'Nothing is written down yet.',
  guestsUnknown: 'guests not known',
  guestsCount: '{count, plural, one {# guest} other {# guests}}',
  removeOf: 'Remove {day} {meal}',
  more: '{count, plural, one {# earlier meal is} other {# earlier meals are}} in the values above.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/waste': typeof texts;
  }
}
