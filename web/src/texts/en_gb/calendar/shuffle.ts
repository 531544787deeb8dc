const texts = {
  open: 'Better days',
  title: 'Better days for the same dishes',
  lead: 'What guests choose depends on which dishes are offered together. The same dishes move to the days on which they cause the least CO₂e per guest. Each stays on its line, and your kitchen rules still apply.',
  locked:
    '{count, plural, =0 {No dish is locked to its day.} one {# dish is locked to its day.} other {# dishes are locked to their days.}}',
  guards: 'Must not get worse',
  guard: {
    salt: 'Salt',
    saturatedFat: 'Saturated fat',
    cost: 'Food cost',
    minutes: 'Workload: ingredients on the busiest day',
    repeats: 'The same dish within a week',
    allergens: 'Days with a choice for each allergen',
  },
  find: 'Look for better days',
  searching: 'Looking for better days',
  close: 'Close',
  leave: 'Keep as it is',
  takeAll: 'Apply all changes',
  take: 'Apply this change',
  unit: 'kg CO₂e per guest and day, before and after',
  range: '(from {low} to {high}).',
  sure: {
    surely_less: 'Certainly less.',
    probably_less: 'Probably less.',
    cannot_tell: 'It is not certain that this is less.',
    probably_more: 'Probably more.',
    surely_more: 'Certainly more.',
  },
  unknown: 'Too little is known about the dishes to say what this saves.',
  exact: 'There is no better order: all were checked.',
  notExact: 'The best order found; there may be a better one.',
  notGuarded: 'not known for every dish, so not checked',
  fromTo: '{before} before, {after} after',
  lost: {
    repeats: 'Repeats of a dish within a week: {before, number} before, {after, number} after',
    more: 'More often: {dishes}.',
    dish: '{dish} ({times, number} × in week {week, number})',
    fine: 'No allergen has fewer days with a dish known to be without it.',
    choices: 'Fewer days with a dish known to be without: {allergens}.',
    allergen: '{allergen} ({before, number} before, {after, number} after)',
    unkept: 'Not met, because your rules come first: {guards}.',
  },
  more: {
    title: 'One more plant-based dish',
    lead: 'What if a vegetarian or vegan dish from this plan were also offered on another day? Assumes that guests choose as they have before.',
    day: 'Day',
    unit: 'kg CO₂e per guest',
    none: 'The plan has no other vegetarian or vegan dish with enough data.',
    put: 'Add it there',
    full: 'This day has no empty slot: add a line under “Settings”.',
    line: 'Empty slot: {line}.',
    noLine: 'No empty line of this day can take it.',
    stands: 'Added to {line}: {name}.',
  },
  nothing: 'The dishes are already on the best days.',
  nothingSold:
    'We do not know yet what guests choose: no report has sales of these dishes. Until then all dishes of a day count equally, and other days change next to nothing.',
  alone: 'With this change alone: {before} → {after} kg CO₂e per guest and day.',
  taken: 'Applied: {days}.',
  day: '{weekday}, week {week, number}',
  change: '{go} → {come}',
  alsoChanges: 'Also changes: {days}',
  unmetTitle: 'No order meets all the rules.',
  unmetRules: 'It fails on: {rules}.',
  unmet: 'Relax a rule, or add a dish that meets it.',
  failed: 'The search failed. Please try again.',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/shuffle': typeof texts;
  }
}
