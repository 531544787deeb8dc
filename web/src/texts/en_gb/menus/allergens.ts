const texts = {
  title: 'Allergen sheet',
  kind: 'allergens',
  chosen: 'Selected dishes',
  dish: 'Dish',
  head: '{kitchen} · {date}',
  data: 'Food data {versions}',
  complete: 'Everything is known about {count, plural, one {this dish} other {all # dishes}}.',
  open: '{count, plural, one {Not everything is known about # dish.} other {Not everything is known about # dishes.}} Check the labels before you serve anyone with an allergy.',
  boundary: 'Based on the ingredients of the recipes as written. Traces from the kitchen are not covered.',
  origin: 'Which ingredient it comes from',
  mayBring: 'may contain {allergen}',
  nothing: 'No ingredient contributes any of the 14 allergens.',
  noLines: 'The recipe has no ingredients, or no longer exists.',
  stated: 'stated by a person',
  statedOf: 'Stated by a person not to be among the ingredients: {allergens}',
  state: 'State',
  line: 'Ingredient',
  about: 'About',
  print: 'Print',
  language: 'Language',
  actions: 'Allergen sheet: print and download',
  back: 'Menus',
  backToRecipes: 'Recipes',
  fullSheet: 'full sheet',
  xlsxHint: 'One sheet with the 14 allergens, one with the ingredients they come from',
  page: 'Page {page, number} of {pages, number}',
  empty: 'There are no dishes on this menu yet.',
  none: 'Choose a menu, or select recipes, and open their allergen sheet from there.',
  gone: 'Recipe no longer exists',
  made: 'Made with {product}',
  notice: {
    title: 'The allergens of live dishes have changed.',
    lead: 'Guests can already see this. Tell your front-of-house team, and check printed menus.',
    added: 'adds {allergens}.',
    opened: 'it is no longer known whether it contains {allergens}.',
    seen: 'I have seen this',
  },
  ask: {
    title: '{count, plural, one {Not everything is known about # dish} other {Not everything is known about # dishes}}',
    lead: 'Guests read “{words}” beside them. You can continue; your name and the dishes are recorded in the organisation’s activity log.',
    signed: 'Everything is known about these dishes now.',
    nothing: 'nothing is known',
    share: 'Publish anyway',
    export: 'Download anyway',
    goOnShare: 'Publish',
    goOnExport: 'Download',
  },
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/allergens': typeof texts;
  }
}
