const texts = {
  open: 'Better days',
  title: 'Better days for the same dishes',
  lead: 'What guests choose depends on which dishes are offered together. The same dishes are moved to the days on which a guest’s food causes least CO₂e. Each stays on its line, and the kitchen’s rules are kept.',
  locked: '{count, plural, =0 {No dish is held on its day.} one {# dish stays on its day.} other {# dishes stay on their days.}}',
  guards: 'Must not become worse',
  guard: {
    salt: 'Salt',
    saturatedFat: 'Saturated fat',
    cost: 'Food cost',
    minutes: 'Work: ingredients on the busiest day',
    repeats: 'The same dish within a week',
    allergens: 'Days with a choice for each allergen',
  },
  find: 'Look for better days',
  searching: 'Looking for better days',
  close: 'Close',
  leave: 'Leave it as it is',
  takeAll: 'Take all days',
  take: 'Take this day',
  unit: 'kg CO₂e a guest and day, before and after',
  range: '(from {low} to {high}).',
  sure: {
    surely_less: 'Surely less.',
    probably_less: 'Probably less.',
    cannot_tell: 'It is not certain that this is less.',
    probably_more: 'Probably more.',
    surely_more: 'Surely more.',
  },
  unknown: 'Too little is known about the dishes to say what this saves.',
  exact: 'There is no better order: all were looked at.',
  notExact: 'The best that was found; there may be a better one.',
  notGuarded: 'not known for every dish, so not checked',
  fromTo: '{before} before, {after} after',
  lost: {
    repeats: 'Times that a dish repeats within a week: {before, number} before, {after, number} after',
    more: 'More often: {dishes}.',
    dish: '{dish} ({times, number} × in week {week, number})',
    fine: 'No allergen has fewer days on which a dish is known to be without it.',
    choices: 'Fewer days on which a dish is known to be without it: {allergens}.',
    allergen: '{allergen} ({before, number} before, {after, number} after)',
    unkept: 'Not kept, because the rules come first: {guards}.',
  },
  more: {
    title: 'One more plant dish',
    lead: 'What if a vegetarian or vegan dish of this plan were offered beside the others on a day? Guests would choose as they did before.',
    day: 'Day',
    unit: 'kg CO₂e a guest',
    none: 'The plan has no other vegetarian or vegan dish of which enough is known.',
    put: 'Put it there',
    full: 'This day has no free place: add a line under “Settings”.',
    line: 'On the line {line}.',
    noLine: 'No free line of this day takes it.',
    stands: 'Put on {line}: {name}.',
  },
  nothing: 'The dishes are already on the best days.',
  nothingSold:
    'What guests choose is not known here yet: no report says what was sold of these dishes. All dishes of a day then count alike, and other days change next to nothing.',
  day: '{weekday}, week {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Also changes: {days}',
  unmetTitle: 'No order keeps all rules.',
  unmet: 'Relax a rule, or add a dish that meets it.',
  failed: 'The search ended with a fault. Try it again.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/shuffle': typeof texts;
  }
}
