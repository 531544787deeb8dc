const texts = {
  title: 'Leaderboard',
  lead: 'How participating restaurants compare, all calculated the same way.',
  scope: { label: 'Compared with', organization: 'Our organisation', others: 'Other businesses' },
  periodType: { label: 'Length of the period', month: 'Month', quarter: 'Quarter', year: 'Year' },
  period: 'Period',
  quarter: 'Q{quarter} {year}',
  by: {
    label: 'Ranked by',
    per_portion: 'CO₂e per portion',
    per_kg: 'CO₂e per kg of food',
    low_share: 'Share of low-carbon portions',
    improvement: 'Change over a year',
  },
  database: 'Emission database',
  databases: { organization: 'Plateprint data, for each restaurant’s country', rise: 'Research institute data' },
  basis: {
    ranked: '{count, plural, one {# restaurant is ranked} other {# restaurants are ranked}}',
    lacking: '{count, plural, one {# more takes part but is not ranked} other {# more take part but are not ranked}}',
    coverage: '{share} of the portions sold are covered',
    asOf: 'As of {moment}',
    outdated: 'A recent change has not been included yet',
    alike: 'Among the first {count}, none is certainly lower than the next.',
  },
  why: {
    label: 'How the ranking works',
    title: 'How the ranking works',
    by: {
      per_portion: 'Total CO₂e in the period’s sales reports divided by portions sold, weighted by portion type. Lowest first.',
      per_kg: 'Total CO₂e in the period’s sales reports divided by the kilograms covered. Lowest first.',
      low_share: 'Share of portions sold with a low or very low footprint. Highest first.',
      improvement:
        'CO₂e per portion compared with the same months of the previous year, so that summer is compared with summer. Largest reduction first.',
    },
    ties: 'Equal values, as shown, share a place. Beside each place you see whether it certainly differs from the next: both use the same food data, so its errors cancel out.',
    moved:
      'The arrow compares each restaurant’s place with its place in {period}, among those taking part today. So of two restaurants sharing a place, one may have moved and the other not.',
    least:
      'To be ranked, a restaurant needs {months, plural, one {# completed month} other {# completed months}} in the period, {servings} portions sold per month and values for {coverage} of the portions sold.',
    boundary:
      'From farm to kitchen door: farming, processing, packaging and transport. Cooking and plate waste are not included.',
    versions: 'Food data {versions}',
  },
  place: 'Place',
  shared: 'Shared place',
  stranger: 'Another restaurant',
  months: '{has} of {all, plural, one {# month} other {# months}}',
  rangeInWords: 'Most likely {value}, between {low} and {high}',
  moved: {
    up: '{places, plural, one {Up # place} other {Up # places}} from {former}',
    down: '{places, plural, one {Down # place} other {Down # places}} from {former}',
    same: 'No change',
    new: 'New',
    returned: 'Back in the ranking',
  },
  change: { less: '{percent} less', more: '{percent} more', same: 'No change' },
  own: 'Your restaurants',
  ownMore: '{count, plural, one {Show # more of yours} other {Show # more of yours}}',
  ownFewer: 'Show fewer',
  everybody: 'Full ranking',
  lacking: 'Taking part, not ranked yet',
  lackingOfOwn:
    '{count, plural, one {# of your restaurants takes part but is not ranked yet} other {# of your restaurants take part but are not ranked yet}}',
  lacks: {
    months: '{months, plural, one {The month’s sales report is not completed} other {{has} of {needs} completed months}}',
    missing: 'No completed report for {months}',
    servings: '{has} of {needs} portions sold',
    coverage: '{has} of the portions sold are covered, {needs} is needed',
    figure: 'No data for this period',
    year_before:
      '{months, plural, one {No completed report for the same month of the previous year} other {Previous year incomplete: {has} of {needs} completed months}}',
    year_before_thin: 'The same months of the previous year have too few portions, or too little is covered',
  },
  toReports: 'Go to reports',
  toRestaurants: 'Choose restaurants',
  toRestaurant: 'Open restaurant',
  counting: {
    title: 'The ranking is being calculated',
    lead: 'With this many restaurants it takes a moment. The leaderboard will appear here automatically.',
  },
  outside: {
    join: '{name} does not take part, so it is not ranked. Open the restaurant to join.',
    ask: '{name} does not take part, so it is not ranked. An admin of your organisation can let it join.',
  },
  nobody: {
    title: 'None of your restaurants takes part yet',
    lead: 'Open a restaurant and join: from then on its completed monthly reports count. You can leave at any time.',
    ask: 'An admin of your organisation can let a restaurant join: from then on its completed monthly reports count.',
  },
  nothing: {
    title: 'No ranking for {period}',
    lead: 'Taking part: {joined} of {all, plural, one {# restaurant} other {# restaurants}}. To be ranked, a restaurant needs completed monthly sales reports for the period.',
  },
  tooFew: {
    title: 'Too few participants for an anonymous comparison',
    lead: 'Other restaurants’ values appear once at least five of them, from several organisations, are ranked, so that nobody can be identified.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    leaderboard: typeof texts;
  }
}
