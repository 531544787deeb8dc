import { loadFoodData } from '../server/src/ingredients/actions/load-food-data.ts';
import type { FoodDataRelease } from '@plateprint/shared/ingredients/food-data-release.ts';
import { IngredientSearch } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readLabelled, type LabelledLine, type LabelledName } from './judging/labelled.ts';

/**
 * Prints how often a first candidate is right by its stated confidence: for labelled names as they are, for names whose ingredient
 * was taken out of the food data (a quarter of it at a time), and mixed, with one such name in twenty.
 */
const SHARE_UNKNOWN = 0.05;
const PARTS = 4;

interface Item {
  language: Language;
  name: string;
  right: (string | null)[];
}
interface Answer {
  confidence: number;
  isRight: boolean;
}

const { release } = await loadFoodData();
const items = [...itemsOf(await readLabelled<LabelledName>('names')), ...itemsOf(await readLabelled<LabelledLine>('lines'))];
const known = answersOf(items, release);
const unknown = Array.from({ length: PARTS }, (_, part) => part).flatMap((part) => {
  const left = release.ingredients.filter((_, place) => place % PARTS !== part);
  const ids = new Set<string | null>(left.map(({ id }) => id));
  return answersOf(
    items.filter(({ right }) => right[0] !== null && !ids.has(right[0] ?? null)),
    { ...release, ingredients: left },
  );
});
const weight = (SHARE_UNKNOWN * known.length) / unknown.length;
console.log('confidence  known  right  unknown  right  mixed');
for (let bin = 0; bin < 20; bin++) {
  const isIn = ({ confidence }: Answer): boolean => Math.min(19, Math.floor(confidence * 20)) === bin;
  const [inKnown, inUnknown] = [known.filter(isIn), unknown.filter(isIn)];
  const [right, rightUnknown] = [inKnown, inUnknown].map((answers) => answers.filter(({ isRight }) => isRight).length);
  const all = inKnown.length + weight * inUnknown.length;
  const mixed = all === 0 ? '–' : (((right ?? 0) + weight * (rightUnknown ?? 0)) / all).toFixed(2);
  console.log(
    `${(bin / 20).toFixed(2).padEnd(10)}  ${[inKnown.length, right, inUnknown.length, rightUnknown].map((count) => String(count).padStart(5)).join('  ')}  ${mixed}`,
  );
}

function itemsOf(sets: ReadonlyMap<Language, { name: string; ingredient: string | null; also?: string[] }[]>): Item[] {
  return [...sets].flatMap(([language, list]) =>
    list.map(({ name, ingredient, also = [] }) => ({ language, name, right: [ingredient, ...also] })),
  );
}

function answersOf(asked: readonly Item[], data: FoodDataRelease): Answer[] {
  const search = new IngredientSearch(data);
  return asked.flatMap(({ language, name, right }) => {
    const first = search.find(name, { language, limit: 5 })[0];
    return first ? [{ confidence: first.confidence, isRight: right.includes(first.ingredient.id) }] : [];
  });
}
