const texts = {
  sure: {
    surely_less: 'Certainly less',
    probably_less: 'Probably less',
    cannot_tell: 'Not certain yet',
    probably_more: 'Probably more',
    surely_more: 'Certainly more',
    same: 'No difference',
  },
  range: {
    less: '{least} to {most} less',
    more: '{least} to {most} more',
    either: 'from {less} less to {more} more',
    exactLess: '{percent} less',
    exactMore: '{percent} more',
  },
  settledBy: {
    amounts: 'A difference this small may be due to the amounts: weighing them would settle it.',
    uncounted: 'Matching what is not counted yet would settle it.',
    food: 'A more certain value for {food} would settle it.',
    someFood: 'A more certain value for one of the foods would settle it.',
    food_data: 'The two were calculated with different versions of the food data.',
    adding_up: 'The foods behind the two are still being added up. Check back in a few minutes.',
  },
  restsOn: 'Within the limits of the food data; amounts as recorded.',
  column: 'How certain',
  against: {
    month: 'Compared with {month}',
    year: 'Compared with {month}, a year earlier',
    average: 'Compared with the average of all',
    above: 'Compared with the place above',
    version: 'Compared with this version',
    before: 'Compared with the current recipe',
    dish: 'Compared with {name}',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'footprint/difference': typeof texts;
  }
}
