import type { Allergen, Diet } from '../../ingredients/allergen.ts';
import { NOT_VEGETARIAN } from '../../ingredients/allergens/diet-of.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { isOnRequest, type PromisedDiet, promisedDiet, promiseKept, type Speaker } from './promised-diet.ts';
import { promisedWithout } from './promised-without.ts';

/** The diet that words promise, or an allergen that they say the dish is free of. */
export type DishPromise = PromisedDiet | Allergen;

/** The finding where a promise is not plainly kept: the promise itself, or that a cheese may be made with animal rennet. */
export type PromiseFinding = DishPromise | 'animal_rennet';

interface Dish {
  diet: Diet | null;
  allergens: FoodAllergens;
  /** A person signed that it is gluten-free. */
  glutenFree?: boolean | undefined;
  /** A cheese in it may be made with animal rennet. */
  animalRennet?: boolean | undefined;
}

/** All that a heading, or the name of a dish, promises to those who avoid something. */
export function promisesOf(text: string, speaker: Speaker): DishPromise[] {
  const diet = promisedDiet(text, speaker);
  return [...(diet === null ? [] : [diet]), ...(isOnRequest(text) ? [] : promisedWithout(text))];
}

export function isDietPromise(promise: DishPromise): promise is PromisedDiet {
  return promise === 'vegan' || promise === 'vegetarian' || promise === 'meatless';
}

/** The finding on a dish under words that promise; null: it is what they say. */
export function promiseFinding(promise: DishPromise, dish: Dish | null): { promise: PromiseFinding; isSure: boolean } | null {
  const kept = dishPromiseKept(promise, dish && isOpenByRennetAlone(dish) ? { ...dish, diet: 'vegetarian' } : dish);
  if (kept !== 'kept') return { promise, isSure: kept === 'broken' };
  return promise === 'vegetarian' && dish?.animalRennet ? { promise: 'animal_rennet', isSure: false } : null;
}

interface BrokenName {
  promise: PromiseFinding;
  /** The name that promises. */
  words: string;
  isSure: boolean;
}

/** The names of a dish that surely say what it is not. What is open is no contradiction: its recipe may be half written. */
export function contradictedNames(names: readonly { name: string }[], dish: Dish): BrokenName[] {
  return names.flatMap(({ name }) =>
    promisesOf(name, 'dish').flatMap((promise): BrokenName[] => {
      const finding = promiseFinding(promise, dish);
      return finding?.isSure ? [{ words: name, ...finding }] : [];
    }),
  );
}

/** No line but the cheese leaves open whether it is vegetarian: one that is not understood leaves fish open. */
function isOpenByRennetAlone({ diet, allergens, animalRennet }: Dish): boolean {
  const { mayContain, unknown } = allergens;
  return diet === null && animalRennet === true && !NOT_VEGETARIAN.some((each) => [...mayContain, ...unknown].includes(each));
}

/** Whether a dish is what is promised of it; `unknown` where a line leaves it open, it may contain it, or the recipe is gone. */
export function dishPromiseKept(promise: DishPromise, dish: Dish | null): ReturnType<typeof promiseKept> {
  if (isDietPromise(promise)) return promiseKept(promise, dish);
  if (dish === null) return 'unknown';
  const { contains, mayContain, unknown } = dish.allergens;
  if (contains.includes(promise)) return 'broken';
  if (promise === 'gluten' && dish.glutenFree) return 'kept';
  return mayContain.includes(promise) || unknown.includes(promise) ? 'unknown' : 'kept';
}
