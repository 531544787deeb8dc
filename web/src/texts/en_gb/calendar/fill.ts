const texts = {
  open: 'Fill from a list',
  title: 'Fill the empty slots',
  lead: 'Type or paste the names of your recipes, one per line. They fill the empty slots in this order, day by day.',
  dishes: 'Dishes',
  take: 'Use the kitchen’s dishes',
  categories: 'Categories to use',
  category: '{name} ({count, number})',
  noCategory: 'No category',
  smallPortions: 'Categories with small portions, such as sides and desserts, are not selected by default.',
  noneOfThem: 'Select none',
  latest: 'Only the {count, number} most recently changed dishes are listed; the kitchen has more.',
  looking: 'Looking up dishes …',
  found: '{found, number} of {all, number} found.',
  notFound: 'Not among your recipes',
  leaveOut: 'Leave out',
  lines: 'Lines to fill',
  again: 'Repeat the list until every slot is filled',
  promise: 'A line called “vegetarian”, “vegan” or “without …” only gets dishes that are known to match.',
  from: 'Starting on {weekday} of week {week, number}.',
  fill: '{count, plural, =0 {Fill} one {Fill # slot} other {Fill # slots}}',
  free: '{count, plural, one {# slot stays empty.} other {# slots stay empty.}}',
  left: '{count, plural, one {# dish has no slot.} other {# dishes have no slot.}}',
  leftNames: 'Dishes without a slot',
  unmet: 'Some kitchen rules would then not be met.',
  unmetIn: {
    day: '{weekday} of week {week, number}',
    week: 'week {week, number}',
    more: '{count, plural, one {# more} other {# more}}',
    places: '{rule} ({places})',
  },
  takeUnknown: {
    diet: 'Add dishes to vegetarian and vegan lines even if it is not known whether they are',
    allergens: 'Add dishes to “without …” lines even if they may contain it or this is not known',
  },
  quoted: '“{name}”',
  leftOver: {
    full: 'No slot is free any more for: {dishes}.',
    twice: 'Already on every day that has a free slot: {dishes}.',
    unknown: 'The free slots are on {lines}, and it is not known whether these dishes match: {dishes}.',
    broken: 'The free slots are on {lines}, and these dishes do not match: {dishes}.',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/fill': typeof texts;
  }
}
