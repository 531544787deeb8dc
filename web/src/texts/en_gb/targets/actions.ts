const texts = {
  judged: {
    title: 'Did it work?',
    lead: 'Choose a month in which something changed: a label, a dish, a recipe, an action. The values since then are compared with those before, minus the change in the organisation’s other kitchens in the same months. A trend that was already there is not counted as an effect.',
    month: 'Changed in',
    less: 'It worked: the reduction is larger than chance would explain.',
    more: 'It rose: the increase is larger than chance would explain.',
    cannot_tell: 'No visible effect: the months vary this much anyway.',
    too_early:
      'Too early to say: this needs four months with a report before and three since. So far there are {before} and {since}.',
    interval: 'Most likely between {low} and {high}; the smallest change that could be detected is {smallest}.',
    controls: 'Compared with {count, plural, one {# other kitchen} other {# other kitchens}}.',
    alone: 'No other kitchen has reports for all these months, so the months are compared with the same months of earlier years.',
    no_control:
      'Cannot be assessed: no other kitchen has reports for all these months, and there is no full year before. Trend and season may explain all of it.',
    years: 'Each month is compared with the same month of earlier years.',
    trend: 'Its own trend compared with the others, {percent} a year, is not counted as an effect.',
    trendAlone: 'Its own trend, {percent} a year, is not counted as an effect.',
    what: 'What to assess',
    kitchen: 'The whole kitchen, per portion',
    weeks: {
      day: 'Since',
      whole: 'Whole month',
      lead: 'Choose the day on which something changed. Daily sales of the dish since then are compared with the weeks before, minus the change in the kitchen’s other dishes in the same weeks, as far as sales have dates. A trend that was already there is not counted as an effect.',
      cannot_tell: 'No visible effect: the weeks vary this much anyway.',
      too_early:
        'Too early to say: this needs six weeks of daily sales before and four since. So far there are {before} and {since}.',
      no_control: 'Cannot be assessed: no other dish was sold by day in all these weeks. The season may explain all of it.',
    },
    dish: {
      lead: 'Choose a month in which something changed: a label, a description, a place on the menu. How often the dish was sold since then is compared with the months before, minus the change in the kitchen’s other dishes in the same months. A trend that was already there is not counted as an effect.',
      less: 'Sold less often than before: the change is larger than chance would explain.',
      more: 'Sold more often than before: the change is larger than chance would explain.',
      controls: 'Compared with {count, plural, one {# other dish} other {# other dishes}} of the kitchen.',
      alone: 'No other dish was sold in all these months, so the months are compared with the same months of earlier years.',
      no_control:
        'Cannot be assessed: no other dish was sold in all these months, and there is no full year before. Trend and season may explain all of it.',
    },
  },
  title: 'What to do next',
  lead: 'From the dishes sold in the latest months ({months}, {share} of their CO₂e), with today’s recipes. Tick what you would do: combined effects are calculated for one year, so nothing counts twice.',
  months: '{count, plural, one {# month} other {# months}}',
  none: 'No completed sales report of the last twelve months that counts enough shows what to change yet.',
  what: {
    swap: '{dish}: {to} in place of {from}',
    shift: '{dish}: half of the {from} becomes {to}',
    fewer: '{dish}: on the menu a quarter less often',
    supply: '{from}, origin {to}, in all dishes',
  },
  effect: 'saves {mass} a year ({low} to {high})',
  basis:
    '{count, plural, one {Calculated as if every month were like {month}.} other {Calculated as if every month were like the average of these # months.}}',
  together: 'Together',
  ofGap: '{share} of the remaining gap to the goal.',
  closes: 'This closes the remaining gap to the goal.',
  excluded: {
    same_line: 'No longer ticked: {name}. Both change the same ingredient.',
    nothing_more: 'No longer ticked: {name}. The two together save no more than one of them.',
  },
  notOffered: 'No longer suggested, so not counted in the sum.',
  keep: 'Save as our plan',
  kept: 'The plan has been saved.',
  plan: 'Our plan',
  planHead: {
    action: 'Action',
    expected: 'Expected per year',
    since: 'Since',
    came: 'Outcome',
  },
  came: {
    early: 'No report since then yet.',
    unknown: 'No report from the last two years shows this.',
    dish: '{before} → {since} per portion; portions a month: {soldBefore} → {soldSince}',
    all: 'Reflected in the values of all dishes.',
  },
  toTargets: 'To the targets',
  below: 'Nothing is above the global average, but there is still a next step:',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'targets/actions': typeof texts;
  }
}
