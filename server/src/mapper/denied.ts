import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { nameLanguageOf, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { withoutPacks } from '@plateprint/shared/mapper/purchased-name.ts';
import { type Denied, deniedIn, isMeatDenied } from '@plateprint/shared/mapper/words/denied-words.ts';
import type { Written } from './states-said.ts';

type Kind = NonNullable<ReturnType<FoodData['variation']>>;

/** What comes from animals weighs in a food's figure: of these also what nobody knows counts against a row that says it is without. */
const OF_ANIMALS: ReadonlySet<Allergen> = new Set(['eggs', 'milk', 'fish', 'crustaceans', 'molluscs']);

/**
 * Whether a row says that something is not in it which the food that was found has: mayonnaise without eggs is another food. A food or a kind that
 * is itself called so ("glutenfreies Brot", "alkoholfreies Bier") is meant.
 */
export function isDenied(foodData: FoodData, { variation: found }: NameMatch, { written, language }: Written): boolean {
  const denied = deniedIn(fold(withoutPacks(written)));
  const kind = denied.length === 0 ? undefined : found && foodData.variation(found.id);
  if (!kind) return false;
  const called = deniedByName(foodData, kind, nameLanguageOf(language));
  return denied.some((each) => !called.some((own) => isSame(own, each)) && isOfKind(kind, each));
}

function isSame(one: Denied, other: Denied): boolean {
  return one.allergen === null ? one.of === other.of : one.allergen === other.allergen;
}

function isOfKind({ ingredient, variation }: Kind, denied: Denied): boolean {
  const { allergen } = denied;
  if (allergen === null) return !(isMeatDenied(denied) && ingredient.diet !== 'meat');
  const { contains, mayContain, unknown = [] } = variation.allergens ?? ingredient.allergens;
  const open = OF_ANIMALS.has(allergen) && ingredient.diet !== 'vegan' ? unknown : [];
  return [...contains, ...mayContain, ...open].includes(allergen);
}

/** Names of a food beyond its first two are often of one of its kinds, or of what is like it. */
const USUAL_NAMES = 2;

/** What a kind's own names deny; the food's tell it of all its kinds, but where one of these is called so ("pasta, gluten-free"). */
function deniedByName(foodData: FoodData, { ingredient, variation }: Kind, language: NameLanguage): Denied[] {
  const ofKind = ({ names, stateId }: Kind['variation']): Denied[] => {
    const state = foodData.release.states.find(({ id }) => id === stateId);
    return [names?.[language] ?? '', ...(state?.words[language] ?? [])].flatMap((name) => deniedIn(fold(name)));
  };
  const ofOthers = ingredient.variations.filter(({ id }) => id !== variation.id).flatMap(ofKind);
  const ofFood = ingredient.names[language].slice(0, USUAL_NAMES).flatMap((name) => deniedIn(fold(name)));
  return [...ofKind(variation), ...ofFood.filter((each) => !ofOthers.some((other) => isSame(other, each)))];
}
