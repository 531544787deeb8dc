import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { REFERENCE_RECIPES, type ReferenceRecipe } from './reference-recipes.ts';
import type { Sources } from '../read/sources.ts';

const LOCATIONS: readonly Location[] = ['SE', 'DE', 'FR', 'US'];
const HEADER = [
  'dish',
  'g a portion',
  ...LOCATIONS.map((location) => `kg CO2e a portion, ${location}`),
  'per kg, FR',
  'published, per kg',
];

/** The reference dishes as a table of Markdown, every number calculated; published values straight from their source's file. */
export function referenceTable(foodData: FoodData, sources: Pick<Sources, 'agribalyse' | 'clark'>): string {
  const rows = REFERENCE_RECIPES.map((recipe) => {
    const weight = Object.values(recipe.grams).reduce((sum, grams) => sum + grams, 0);
    const totals = LOCATIONS.map((location) => totalOf(recipe, foodData, location));
    const french = totalOf(recipe, foodData, 'FR');
    return [
      recipe.name,
      (weight / recipe.portions).toFixed(0),
      ...totals.map((total) => (total / recipe.portions / 1000).toFixed(2)),
      (french / weight).toFixed(2),
      publishedText(recipe, sources),
    ];
  });
  const widths = HEADER.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(HEADER), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** g CO2e of the whole recipe, usual supply of the location. */
export function totalOf({ name, grams }: ReferenceRecipe, foodData: FoodData, location: Location): number {
  return Object.entries(grams).reduce((sum, [variationId, weight]) => {
    const query = { variationId, categoryId: null, originId: null, organic: false };
    const factor = foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor;
    if (!factor) throw new Error(`${name}: there is no figure of ${variationId}`);
    return sum + weight * factor.co2e.value;
  }, 0);
}

function publishedText(recipe: ReferenceRecipe, sources: Pick<Sources, 'agribalyse' | 'clark'>): string {
  const published = publishedOf(recipe, sources);
  if (published.length === 0) return 'no published value at this boundary known to us';
  return published
    .map(({ source, value, what }) => `${value.toFixed(2)} ${source === 'clark' ? 'Clark 2022' : 'Agribalyse 3.1'} (${what})`)
    .join('; ');
}

/** kg CO2e per kg, as each source publishes it. */
export function publishedOf(
  { name, published }: ReferenceRecipe,
  { agribalyse, clark }: Pick<Sources, 'agribalyse' | 'clark'>,
): { source: 'agribalyse' | 'clark'; value: number; what: string }[] {
  return published.map(({ source, record, what }) => {
    const stages = agribalyse.get(record)?.stages;
    const value = source === 'clark' ? clark.get(record)?.co2e : stages && sumOfStages(stages);
    if (value === null || value === undefined) throw new Error(`${name}: ${source} has no ${record}`);
    return { source, value, what };
  });
}
