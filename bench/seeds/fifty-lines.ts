import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';

/** A draft of that many different ingredients, 100 g each, in a fixed order. */
export async function fiftyLines(lines: number) {
  const { release } = await loadFoodData();
  const variations = release.ingredients.map((ingredient) => ({
    ingredient: ingredient.id,
    variation: ingredient.variations[0]?.id ?? null,
  }));
  const step = Math.floor(variations.length / lines);
  return {
    names: [{ language: 'en_gb', name: 'A long banquet' }],
    consumption: 'SE' as const,
    portions: 20,
    ingredients: Array.from({ length: lines }, (_, index) => ({
      _id: String(index),
      inputIngredient: '100 g',
      ...(variations[index * step] ?? { ingredient: null, variation: null }),
      categoryId: null,
      originId: null,
      amount: 100,
      unit: 'g' as const,
      pieceGrams: null,
      organic: false,
    })),
  };
}
