const texts = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  dishGone: 'This dish is gone',
  dishGoneHelp: 'Its recipe was deleted: take the block away or choose another dish.',
  partly: 'not every ingredient is counted',
  chipTitle: 'Climate footprint.',
  chip: 'The letter, from A (very low) to E (very high), compares 400 g of each dish.',
  chipNumber: 'The number is kg CO₂e of one portion.',
  by: 'Calculated with {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Dish',
  price: 'Price',
  footprint: 'Footprint: number per portion, word by 400 g',
  kind: 'Menu',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/page': typeof texts;
  }
}
