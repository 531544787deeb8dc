import type { FoodDataRelease, IngredientRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import { NAME_LANGUAGES, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { saysCoat } from '@plateprint/shared/ingredients/search/words/coat-words.ts';
import { failure, type Finding } from './findings.ts';
import { saysAnimal } from './animal-words.ts';

/** Beginnings of words that say a coat of crumbs or batter, and "friterad"; "pané" begins "panela", and stands whole. */
const BREADED =
  /^(?:panerad|panerat|panert|paneret|panered|panier(?:t|te|ter|tes|ten)$|pane(?:e|s|es)?$|gepaneerd|breaded$|battered$|crumbed$|goujons?$|innbakt|indbagt|inbakad|friterad|fritert|friteret|schnitzel|snitsel)|(?:schnitzel|snitsel|cordon)$/u;

/** Cuts that are called so raw, and what is named by a city or says that it has no coat, folded. */
const NO_COAT = new Set([
  'pork-schnitzel',
  'veal-escalope',
  'turkey-breast',
  'chicken-breast',
  'pork-leg',
  'smoked-salmon',
  'risotto',
  'salami',
  'frankfurter',
  'chicken-sausage',
  'bratwurst-cooked',
]);

/** A name that says a coat, on a food whose allergens do not have its flour: it would hide gluten. */
function hidesCoat({ id, allergens, variations }: IngredientRecord, words: readonly string[]): boolean {
  if (NO_COAT.has(id) || allergens.contains.includes('gluten')) return false;
  if (!saysCoat(words) && !words.some((word) => BREADED.test(word))) return false;
  const breaded = variations.find(({ stateId }) => stateId === 'breaded');
  return breaded?.allergens?.contains.includes('gluten') !== true;
}

/** A name of meat or fish on a food that is said to suit vegetarians. */
function hidesAnimal(food: IngredientRecord, name: string, language: NameLanguage): boolean {
  return (food.diet === 'vegan' || food.diet === 'vegetarian') && saysAnimal(food, foldedWords(fold(name)), language);
}

/** Names that hide an allergen or an animal: who reads the food's allergens and diet would be told less than its name says. */
export function checkNames({ ingredients }: Pick<FoodDataRelease, 'ingredients'>): Finding[] {
  return ingredients.flatMap((food) =>
    NAME_LANGUAGES.flatMap((language) =>
      food.names[language].flatMap((name) => [
        ...(hidesCoat(food, foldedWords(fold(name))) ? [failure('name hides a coat', `${food.id}: ${language} “${name}”`)] : []),
        ...(hidesAnimal(food, name, language) ? [failure('name hides an animal', `${food.id}: ${language} “${name}”`)] : []),
      ]),
    ),
  );
}
