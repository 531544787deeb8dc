import type { FoodDataRelease, IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { NAME_LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { failure, notice, type Finding } from './findings.ts';

const NUTRIENTS: (keyof Nutrition)[] = ['energyKcal', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'];

/** Categories that are counted or spooned have their weights: checked one by one in `check-measures.ts`. */
const MEASURED = [
  'sauces-condiments',
  'milk-cream',
  'plant-dairy',
  'fats-oils',
  'grains-flour',
  'soft-drinks',
  'alcoholic-drinks',
  'eggs',
  'fruit',
];

/** The reach of the release (ingredients, variations, names, figures), each row with its number, its bar and its aim. */
export function checkReach({ ingredients }: FoodDataRelease): Finding[] {
  const variations = ingredients.flatMap((ingredient) => ingredient.variations);
  const usual = ingredients.flatMap((ingredient) => ingredient.variations.slice(0, 1));
  const names = ingredients.flatMap((ingredient) => NAME_LANGUAGES.map((language) => ingredient.names[language]));
  const synonyms = names.reduce((sum, words) => sum + words.length, 0) / names.length;
  const has = (test: (variation: VariationRecord) => boolean) => shareOf(variations, test);
  const graded = (grades: string) => `${percent(has(({ grade }) => grades.includes(grade)))} ${grades}`;
  const measured = ingredients.filter(({ categoryId }) => MEASURED.includes(categoryId));
  return [
    reach('ingredients', ingredients.length, 800, 1500),
    reach('variations', variations.length, 2000, 4000),
    reach(
      'names in every language',
      shareOf(names, (words) => words.length > 0),
      1,
      1,
    ),
    aim('names a language on average', synonyms, 5),
    reach('CO2e with range, grade and sources', has(hasFigure), 1, 1),
    // Which purchases a kitchen makes the release does not know: the usual states stand for them.
    aim(
      'grade A or B, usual states',
      shareOf(usual, ({ grade }) => grade === 'A' || grade === 'B'),
      0.7,
    ),
    reach(
      'water',
      has(({ water }) => water !== null),
      0.95,
      1,
    ),
    reach(
      'land',
      has(({ land }) => land !== null),
      0.95,
      1,
    ),
    reach(
      'nutrition',
      has(({ nutrition }) => nutrition !== null),
      0.97,
      1,
    ),
    ...NUTRIENTS.map((nutrient) =>
      reach(
        nutrient,
        has(({ nutrition }) => (nutrition?.[nutrient] ?? null) !== null),
        0.97,
        1,
      ),
    ),
    reach('density or weight of a piece, for what is poured or counted', shareOf(measured, hasMeasure), 1, 1),
    notice('reach', `grades: ${['A', 'B', 'C', 'D'].map(graded).join(', ')}`),
    notice('reach', `institute figure: ${percent(has(({ institute }) => institute !== null))}`),
    notice('reach', `organic ratio: ${percent(has(({ organicRatio }) => organicRatio !== null))}`),
  ];
}

function shareOf<Row>(rows: readonly Row[], test: (row: Row) => boolean): number {
  return rows.filter(test).length / rows.length;
}

function hasMeasure({ density, pieces }: IngredientRecord): boolean {
  return density !== null || Object.keys(pieces).length > 0;
}

function hasFigure({ base, sources, basis }: VariationRecord): boolean {
  return base !== null && (sources.length > 0 || basis === 'class');
}

/** A row that must hold, and what is aimed at beyond it. */
function reach(what: string, value: number, least: number, aimed: number): Finding {
  const shown = least > 1 ? String(value) : percent(value);
  const [wanted, further] = [least, aimed].map((bar) => (bar > 1 ? String(bar) : percent(bar)));
  const text = `${what}: ${shown} of at least ${wanted}, aim ${further}${value >= aimed ? ' reached' : ''}`;
  return value >= least ? notice('reach', text) : failure('reach', text);
}

function aim(what: string, value: number, aimed: number): Finding {
  const show = (number: number) => (aimed > 1 ? number.toFixed(1) : percent(number));
  return notice('reach', `${what}: ${show(value)}, aim ${show(aimed)}${value >= aimed ? ' reached' : ''}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
