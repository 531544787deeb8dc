const texts = {
  legend: 'Allergens',
  noAllergens: 'None of the 14 allergens by their ingredients.',
  mayContain: '( ) may contain',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
  dishGone: 'This dish is gone',
  dishGoneHelp: 'Its recipe was deleted: take the block away or choose another dish.',
  partly: 'not every ingredient is counted',
  chipTitle: 'Climate footprint.',
  chip: 'kg CO₂e of one portion, from A (very low) to E (very high).',
  by: 'Calculated with {product}.',
  pageOf: '{page, number} / {pages, number}',
  dish: 'Dish',
  price: 'Price',
  footprint: 'Footprint per portion',
  kind: 'Menu',
  allergen: {
    gluten: 'gluten',
    crustaceans: 'crustaceans',
    eggs: 'eggs',
    fish: 'fish',
    peanuts: 'peanuts',
    soybeans: 'soya',
    milk: 'milk',
    nuts: 'nuts',
    celery: 'celery',
    mustard: 'mustard',
    sesame: 'sesame',
    sulphites: 'sulphites',
    lupin: 'lupin',
    molluscs: 'molluscs',
  },
} as const;

export default texts;

declare module '../../../i18n/area-texts.ts' {
  interface AreaTexts {
    'menus/page': typeof texts;
  }
}
