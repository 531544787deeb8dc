import type { FoodDataRelease, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { failure, notice, type Finding } from './findings.ts';

const NUTRIENTS: (keyof Nutrition)[] = ['energyKcal', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'];

/** What the release must reach (ingredients, variations, names, figures), each row with its number. */
export function checkReach({ ingredients }: FoodDataRelease): Finding[] {
  const variations = ingredients.flatMap((ingredient) => ingredient.variations);
  const names = ingredients.flatMap((ingredient) => NAME_LANGUAGES.map((language) => ingredient.names[language]));
  const synonyms = names.reduce((sum, words) => sum + words.length, 0) / names.length;
  const has = (test: (variation: VariationRecord) => boolean) => variations.filter(test).length / variations.length;
  const graded = (grades: string) => `${percent(has(({ grade }) => grades.includes(grade)))} ${grades}`;
  return [
    reach('ingredients', ingredients.length, 800),
    reach('variations', variations.length, 2000),
    reach('names in every language', names.filter((words) => words.length > 0).length / names.length, 1),
    reach(
      'CO2e',
      has(({ base }) => base !== null),
      1,
    ),
    reach(
      'CO2e with sources',
      has(({ sources, basis }) => sources.length > 0 || basis === 'class'),
      1,
    ),
    reach(
      'water',
      has(({ water }) => water !== null),
      0.95,
    ),
    reach(
      'land',
      has(({ land }) => land !== null),
      0.95,
    ),
    reach(
      'nutrition',
      has(({ nutrition }) => nutrition !== null),
      0.97,
    ),
    ...NUTRIENTS.map((nutrient) =>
      reach(
        nutrient,
        has(({ nutrition }) => (nutrition?.[nutrient] ?? null) !== null),
        0.97,
      ),
    ),
    notice('reach', `grades: ${['A', 'B', 'C', 'D'].map(graded).join(', ')}`),
    notice('reach', `names a language on average: ${synonyms.toFixed(1)}`),
    notice('reach', `institute figure: ${percent(has(({ institute }) => institute !== null))}`),
    notice('reach', `organic ratio: ${percent(has(({ organicRatio }) => organicRatio !== null))}`),
  ];
}

function reach(what: string, value: number, least: number): Finding {
  const shown = least > 1 ? String(value) : percent(value);
  const wanted = least > 1 ? String(least) : percent(least);
  const text = `${what}: ${shown} of at least ${wanted}`;
  return value >= least ? notice('reach', text) : failure('reach', text);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
