const texts = {
  open: 'Fill from a list',
  title: 'Fill the free places',
  lead: 'Type or paste dishes, one per line, with the names of your recipes. They fill the free places in this order, day by day.',
  dishes: 'Dishes',
  take: 'Use the kitchen’s dishes',
  categories: 'Categories to use',
  category: '{name} ({count, number})',
  noCategory: 'Without a category',
  smallPortions: 'Categories of small portions, such as side dishes and desserts, are not chosen at first.',
  latest: 'Only the {count, number} most recently changed dishes: the kitchen has more.',
  looking: 'Looking them up …',
  found: '{found, number} of {all, number} found.',
  notFound: 'Not among your recipes',
  leaveOut: 'Leave out',
  lines: 'Lines to fill',
  again: 'Begin again at the top until every place has a dish',
  promise: 'A line called “vegetarian”, “vegan” or “without …” only gets dishes that are known to be so.',
  from: 'From {weekday}, week {week, number} on.',
  fill: '{count, plural, =0 {Fill} one {Fill # place} other {Fill # places}}',
  free: '{count, plural, one {# place stays free.} other {# places stay free.}}',
  left: '{count, plural, one {# dish has no place.} other {# dishes have no place.}}',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'calendar/fill': typeof texts;
  }
}
