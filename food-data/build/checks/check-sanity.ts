import { LOCATIONS } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { openFoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { failure, type Finding } from './findings.ts';

/** kg CO2e per kg within which a food scientist would nod, for the ingredient in its usual state, everywhere but the world average. */
const EXPECTED: Record<string, [number, number]> = {
  'beef-mince': [20, 40],
  'chicken-breast': [3, 8],
  milk: [0.9, 2],
  butter: [6, 12],
  potato: [0.2, 0.7],
  rice: [1.8, 4.2],
  tomato: [0.5, 2],
  cucumber: [0.4, 2],
  carrot: [0.15, 0.5],
  'yellow-onion': [0.15, 0.6],
  'wheat-flour': [0.5, 1.2],
  'red-lentils': [0.5, 1.6],
  salmon: [3.5, 9],
  cod: [2.5, 8],
  'olive-oil': [3, 7],
  tofu: [1.2, 3.6],
  'pork-loin': [4, 10],
  'mixed-mince': [11, 25],
  bacon: [5, 11],
  'dry-cured-ham': [8, 17],
  'vegetable-stock': [0.02, 0.15],
  'cocoa-powder': [6, 16],
  nutmeg: [4, 14],
  garlic: [0.3, 1.5],
  chickpeas: [0.6, 1.9],
  'fish-soup': [1, 3.5],
  'meat-filled-pasta': [3, 9],
  'chili-con-carne': [4, 14],
  'lamb-leg': [15, 55],
  egg: [2, 4.5],
  cheddar: [4, 11],
  cream: [2, 6],
  'oat-drink': [0.2, 0.9],
  'rapeseed-oil': [2, 4.5],
  sugar: [0.4, 1.6],
  pasta: [0.8, 2.2],
  almond: [1.5, 5],
  prawns: [5, 16],
  mackerel: [0.8, 3],
  coffee: [4, 18],
  'red-wine': [0.8, 2.2],
  beer: [0.5, 1.6],
  'button-mushroom': [0.8, 4],
  broccoli: [0.3, 1.2],
  strawberry: [0.3, 1.5],
  orange: [0.3, 1.2],
  banana: [0.4, 1.4],
  apple: [0.2, 0.8],
};

export function checkSanity(release: FoodDataRelease): Finding[] {
  const foodData = openFoodData(release);
  const findings: Finding[] = [];
  for (const [id, [least, most]] of Object.entries(EXPECTED)) {
    const variationId = foodData.ingredient(id)?.variations[0]?.id;
    if (variationId === undefined) findings.push(failure('sanity', `there is no ${id}`));
    for (const location of LOCATIONS) {
      if (variationId === undefined || location === 'WORLD') continue;
      const query = { variationId, categoryId: null, originId: null, organic: false };
      const value = foodData.facts(query, { location, emissionDatabase: 'organization' })?.factor?.co2e.value ?? Number.NaN;
      if (value >= least && value <= most) continue;
      findings.push(failure('sanity', `${variationId} in ${location}: ${value.toFixed(2)}, expected ${least}–${most}`));
    }
  }
  return findings;
}
