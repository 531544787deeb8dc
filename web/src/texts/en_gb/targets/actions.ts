const texts = {
  judged: {
    title: 'Did it work?',
    lead: 'Something changed in a month: a label, a dish, a recipe, an action. The values since are compared with those before, less what the organisation’s other kitchens changed by in the same months. A trend that was there before is carried on, and is no effect.',
    month: 'Changed in',
    less: 'It worked: less than before, more than chance would explain.',
    more: 'It is more than before, more than chance would explain.',
    cannot_tell: 'No effect can be seen: the months vary as much by themselves.',
    too_early: 'Too early to say: it takes four months with a report before and three since. There are {before} and {since}.',
    interval: 'Most likely between {low} and {high}; the smallest change that would have been seen is {smallest}.',
    controls: 'Compared with {count, plural, one {# other kitchen} other {# other kitchens}}.',
    alone: 'No other kitchen has reports for all these months: the months are compared with the same months of the years before.',
    no_control:
      'Cannot be judged: no other kitchen has reports for all these months, and there is no full year before. Trend and season may explain all of it.',
    years: 'Each month is compared with the same month of the years before.',
    trend: 'Its own trend against the others, {percent} a year, is not counted as an effect.',
    trendAlone: 'Its own trend, {percent} a year, is not counted as an effect.',
    what: 'Judged',
    kitchen: 'The whole kitchen, per portion',
    weeks: {
      day: 'From which day',
      whole: 'the whole month, by month',
      lead: 'Something changed on a day. What was sold of the dish on a day since is compared with the weeks before, less what the kitchen’s other dishes changed by in the same weeks, as far as sales say their days. A trend that was there before is carried on, and is no effect.',
      cannot_tell: 'No effect can be seen: the weeks vary as much by themselves.',
      too_early: 'Too early to say: it takes six weeks with sales by day before and four since. There are {before} and {since}.',
      no_control: 'Cannot be judged: no other dish was sold by day in all these weeks. The season may explain all of it.',
    },
    dish: {
      lead: 'Something changed in a month: a label, a description, a place on the menu. How often the dish was sold since is compared with the months before, less what the kitchen’s other dishes changed by in the same months. A trend that was there before is carried on, and is no effect.',
      less: 'Sold less often than before, more than chance would explain.',
      more: 'Sold more often than before, more than chance would explain.',
      controls: 'Compared with {count, plural, one {# other dish} other {# other dishes}} of the kitchen.',
      alone: 'No other dish was sold in all these months: the months are compared with the same months of the years before.',
      no_control:
        'Cannot be judged: no other dish was sold in all these months, and there is no full year before. Trend and season may explain all of it.',
    },
  },
  title: 'What to do next',
  lead: 'From the dishes sold in the latest months ({months}, {share} of their CO₂e), with today’s recipes. Tick what you would do: combined effects are calculated for one year, so nothing counts twice.',
  months: '{count, plural, one {# month} other {# months}}',
  none: 'No completed sales report of the last twelve months shows what to change yet.',
  what: {
    swap: '{dish}: {to} in place of {from}',
    shift: '{dish}: half of the {from} becomes {to}',
    fewer: '{dish}: on the menu one time in four less',
    supply: '{from}, origin {to}, in all dishes',
  },
  effect: 'saves {mass} a year ({low} to {high})',
  together: 'Together',
  ofGap: '{share} of what is still to go to the goal.',
  closes: 'This closes what is still to go to the goal.',
  excluded: {
    same_line: 'No longer ticked: {name}. Both change the same ingredient.',
    nothing_more: 'No longer ticked: {name}. The two together save no more than one of them.',
  },
  notOffered: 'No longer suggested, so not counted in the sum.',
  keep: 'Keep as our plan',
  kept: 'The plan is kept.',
  plan: 'Our plan',
  planHead: {
    action: 'Action',
    expected: 'Expected a year',
    since: 'Since',
    came: 'Outcome',
  },
  came: {
    early: 'No report since then yet.',
    unknown: 'No report of the last two years says.',
    dish: '{before} → {since} per serving; servings a month: {soldBefore} → {soldSince}',
    all: 'Read in the values of all dishes.',
  },
  toTargets: 'To the targets',
  below: 'Nothing is above the global average, and there is still a next step:',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'targets/actions': typeof texts;
  }
}
