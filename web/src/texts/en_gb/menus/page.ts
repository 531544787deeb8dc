const texts = {
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  dishGone: 'This dish no longer exists',
  dishGoneHelp: 'Its recipe has been deleted. Remove the block or choose another dish.',
  partly: 'not all ingredients counted',
  chipTitle: 'Carbon footprint.',
  chip: 'The letter, from A (very low) to E (very high), compares 400 g of each dish.',
  chipNumber: 'The number is kg CO₂e per portion.',
  by: 'Calculated with {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Dish',
  price: 'Price',
  footprint: 'Footprint: number per portion, level per 400 g',
  footprintFigure: 'Footprint: number per portion, farm to kitchen door',
  kind: 'Menu',
} as const;

export default texts;

declare module '../../../platform/i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/page': typeof texts;
  }
}
