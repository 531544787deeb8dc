const texts = {
  switch: 'Switch restaurant',
  none: 'No restaurant yet',
  restaurant: 'Current restaurant',
  other: 'Another restaurant',
  search: 'Search restaurants',
  notFound: 'No restaurant has this name.',
  switched: 'Current restaurant: {name}.',
  elsewhere: 'This belongs to {name}. The current restaurant is {here}.',
  workThere: 'Switch to {name}',
  choice: {
    label: 'Restaurants they work in',
    none: 'None selected',
  },
  missing: {
    title: 'No restaurant yet',
    add: 'Add restaurant',
    leadAdd: 'Recipes, menus and reports belong to a restaurant. Add the first one.',
    leadAsk: 'Ask an admin of your organisation to add you to a restaurant.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    restaurants: typeof texts;
  }
}
