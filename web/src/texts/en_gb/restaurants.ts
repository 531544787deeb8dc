const texts = {
  switch: 'Switch restaurant',
  none: 'No restaurant yet',
  restaurant: 'Restaurant you work in',
  search: 'Search restaurants',
  notFound: 'No restaurant has this name.',
  switched: 'You now work in {name}.',
  choice: {
    label: 'Restaurants they work in',
    none: 'None chosen',
  },
  missing: {
    title: 'No restaurant yet',
    add: 'Add a restaurant',
    leadAdd: 'Recipes, menus and reports belong to a restaurant. Add the first one.',
    leadAsk: 'Ask an administrator of your organisation to give you a restaurant.',
  },
} as const;

export default texts;

declare module '../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    restaurants: typeof texts;
  }
}
