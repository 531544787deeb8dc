const texts = {
  title: 'Leaderboard',
  lead: 'How the restaurants that joined are doing, counted the same way for everyone.',
  scope: { label: 'Compared with', organization: 'Our organisation', others: 'Other businesses' },
  periodType: { label: 'Length of the period', month: 'Month', quarter: 'Quarter', year: 'Year' },
  period: 'Period',
  quarter: 'Q{quarter} {year}',
  by: {
    label: 'Ranked by',
    per_portion: 'CO₂e per portion',
    per_kg: 'CO₂e per kg of food',
    low_share: 'Share of low CO₂e servings',
    improvement: 'Change in a year',
  },
  database: 'Emission database',
  databases: { organization: 'Our database, where each one is', rise: 'Research institute’s database' },
  basis: {
    ranked: '{count, plural, one {# restaurant has a place} other {# restaurants have a place}}',
    lacking: '{count, plural, one {# more takes part without one} other {# more take part without one}}',
    coverage: '{share} of the servings sold has a figure',
    asOf: 'As of {moment}',
    outdated: 'A later change is about to be counted',
    alike: 'Within their ranges, the first {count} are not surely different.',
  },
  why: {
    label: 'How places are decided',
    title: 'What a place says',
    by: {
      per_portion: 'Total CO₂e in the period’s sales reports divided by portions sold, weighted by meal size. Lowest first.',
      per_kg: 'All CO₂e of the period’s sales reports divided by the kilograms that have a figure. The least is first.',
      low_share: 'The share of servings sold whose level is low or very low. The largest is first.',
      improvement:
        'CO₂e per portion against the same months of the year before, so that summer is compared with summer. The largest fall is first.',
    },
    ties: 'Figures are compared as they are shown: equal figures share a place. The range says how far a figure may be off; where two ranges overlap, the two are not surely different.',
    moved:
      'The arrow compares each one’s own place with the one it had in {period}, among those who take part today. So of two who share a place now, one may have moved and the other not.',
    least:
      'A place needs {months, plural, one {# completed month} other {# completed months}} of the period, {servings} servings sold a month, and figures for {coverage} of the servings sold.',
    boundary: 'From farm to kitchen door: growing, processing, packaging and transport. Not cooking, and not what guests leave.',
    versions: 'Food data {versions}',
  },
  place: 'Place',
  shared: 'Shared place',
  stranger: 'Another restaurant',
  months: '{has} of {all, plural, one {# month} other {# months}}',
  rangeInWords: 'Most likely {value}, between {low} and {high}',
  could: 'could be place {from} to {to}',
  moved: {
    up: '{places, plural, one {# place up} other {# places up}} from {former}',
    down: '{places, plural, one {# place down} other {# places down}} from {former}',
    same: 'As before',
    new: 'New',
    returned: 'Back again',
  },
  change: { less: '{percent} less', more: '{percent} more', same: 'As much as before' },
  own: 'Your restaurants',
  ownMore: '{count, plural, one {Show # more of yours} other {Show # more of yours}}',
  ownFewer: 'Show fewer',
  everybody: 'All places',
  lacking: 'Taking part, without a place yet',
  lackingOfOwn:
    '{count, plural, one {# of your restaurants takes part without a place yet} other {# of your restaurants take part without a place yet}}',
  lacks: {
    months: '{months, plural, one {The month’s sales report is not completed} other {{has} of {needs} completed months}}',
    servings: '{has} of {needs} servings sold',
    coverage: '{has} of the servings sold has a figure, {needs} is needed',
    figure: 'No data for this period',
    year_before:
      '{months, plural, one {No completed report of the same month of the year before} other {The year before lacks data: {has} of {needs} completed months}}',
    year_before_thin: 'The same months of the year before have too few servings, or too few figures',
  },
  toReports: 'To the reports',
  toRestaurants: 'Choose restaurants',
  toRestaurant: 'Open the restaurant',
  counting: {
    title: 'The places are being counted',
    lead: 'So many restaurants take a moment. The board appears here by itself.',
  },
  outside: {
    join: '{name} does not take part, so it has no place here. Open it and let it take part.',
    ask: '{name} does not take part, so it has no place here. Those who run your organisation can let it take part.',
  },
  nobody: {
    title: 'None of your restaurants takes part yet',
    lead: 'Open a restaurant and let it take part: from then on its completed monthly reports count. You can leave at any time.',
    ask: 'Those who run your organisation can let a restaurant take part: from then on its completed monthly reports count.',
  },
  nothing: {
    title: 'No places for {period}',
    lead: 'Taking part: {joined} of {all, plural, one {# restaurant} other {# restaurants}}. A place needs completed monthly sales reports of the period.',
  },
  tooFew: {
    title: 'Too few participants for an anonymous comparison',
    lead: 'Figures of others are shown once at least five other restaurants of several organisations have a place, so that nobody can be singled out.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    leaderboard: typeof texts;
  }
}
