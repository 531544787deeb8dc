import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRecord, VariationRecord } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { onceFor } from '@plateprint/shared/kernel/reading/once-for.ts';
import { staysPlain } from '@plateprint/shared/mapper/words/cut-words.ts';
import { treatmentsIn, type Treatment } from '@plateprint/shared/mapper/words/treatment-words.ts';
import { statesSaid, type Written } from './states-said.ts';

/** Kinds that nothing was done to but cutting, cooling and freezing. */
const UNTREATED: ReadonlySet<string> = new Set(
  'raw fresh fillet whole with-bone boneless peeled cut cut-up sliced chopped grated minced chilled shelled skinless frozen frozen-chopped frozen-fillet frozen-boneless'.split(
    ' ',
  ),
);
/** Kinds of sauces, soups and stocks that are poured as they are. */
const POURED: ReadonlySet<string> = new Set(['ready', 'chilled']);
/** What a kind that is poured is not. */
const NOT_POURED: ReadonlySet<Treatment> = new Set(['dried', 'powder', 'concentrate']);
const HEATED = 'cooked boiled fried grilled roasted baked pre-cooked'.split(' ');

/** States by which a kind is what the treatment makes of a food; the first that a food has is taken for it. */
const KINDS: Record<Treatment, readonly string[]> = {
  smoked: ['smoked', 'hot-smoked', 'cold-smoked'],
  dried: ['dried', 'dry', 'powder', 'ground'],
  heated: [...HEATED, 'frozen-cooked', 'breaded'],
  marinated: ['marinated', 'pickled'],
  pickled: ['pickled', 'in-brine', 'marinated'],
  canned: ['canned', 'in-brine', 'in-syrup', 'in-juice', 'in-oil', 'chopped', 'in-water', 'glass-jar', 'cooked', 'boiled'],
  brine: ['in-brine', 'canned', 'pickled'],
  oil: ['in-oil'],
  syrup: ['in-syrup', 'canned'],
  powder: ['powder', 'dried', 'ground', 'dry', 'instant'],
  ground: ['ground', 'powder'],
  cured: ['cured'],
  salted: ['salted', 'cured', 'in-brine'],
  sweetened: ['sweetened', 'sugared'],
  concentrate: ['concentrate'],
};

/** Foods that one seldom buys in a tin: there the word is for another pack. */
const TINNED: ReadonlySet<string> = new Set(['vegetables', 'fruit', 'berries', 'mushrooms-seaweed', 'legumes', 'potatoes-roots']);
const FLESH: ReadonlySet<string> = new Set(['fish', 'shellfish', 'poultry', 'pork', 'beef', 'lamb-game']);

/** Whether a treatment of a food of this family makes another thing of it. */
function matters(treatment: Treatment, food: IngredientRecord): boolean {
  const { categoryId } = food;
  if (categoryId === 'bread-bakery') return false;
  if (treatment === 'canned' || treatment === 'syrup' || treatment === 'sweetened') return TINNED.has(categoryId);
  if (treatment === 'cured' || treatment === 'salted') return FLESH.has(categoryId);
  if (treatment === 'dried' || treatment === 'powder' || treatment === 'concentrate' || treatment === 'smoked')
    return categoryId !== 'processed-meat';
  // Prawns are bought cooked, whatever a list says.
  if (treatment === 'heated')
    return (FLESH.has(categoryId) && categoryId !== 'shellfish') || TINNED.has(categoryId) || categoryId === 'eggs';
  if (treatment === 'marinated') return staysPlain(food) || TINNED.has(categoryId);
  return FLESH.has(categoryId) || TINNED.has(categoryId) || categoryId === 'herbs-spices' || categoryId === 'cheese';
}

const ownOf = onceFor((_kind: VariationRecord) => new Map<Language, ReadonlySet<Treatment>>());

/** What a kind's own names say was done to it; found once for a release. */
function ownTreatments(
  foodData: FoodData,
  { ingredient, variation }: { ingredient: IngredientRecord; variation: VariationRecord },
  language: Language,
): ReadonlySet<Treatment> {
  const known = ownOf(variation).get(language);
  if (known) return known;
  // A food's first name says what it is; of its others some are of one of its kinds ("canned pineapple").
  const first = Object.values(ingredient.names).flatMap(([name]) => name ?? []);
  const names = [...first, ...Object.values(variation.names ?? {}).flat()];
  const states = statesSaid({ written: names.join(' '), language }, foodData);
  const treatments = treatmentsIn(names.map((name) => fold(name)).join(' | '), states);
  ownOf(variation).set(language, treatments);
  return treatments;
}

/** What a name says was done to the food, and the kind that was found does not know of. */
function unknownTreatments(foodData: FoodData, match: NameMatch, by: Written): Treatment[] {
  const found = match.variation && foodData.variation(match.variation.id);
  if (!found) return [];
  const { stateId } = found.variation;
  const isPoured = stateId === 'diluted' || (POURED.has(stateId) && found.ingredient.categoryId === 'sauces-condiments');
  if (!UNTREATED.has(stateId) && !isPoured) return [];
  const known = ownTreatments(foodData, found, by.language);
  return [...treatmentsIn(fold(by.written), statesSaid(by, foodData))].filter(
    (treatment) => matters(treatment, found.ingredient) && (!isPoured || NOT_POURED.has(treatment)) && !known.has(treatment),
  );
}

/** Whether a name says that something was done to the food which neither it nor its kind is known for, whatever its family: then the name may mean another. */
export function hasUnknownTreatment(
  foodData: FoodData,
  found: { ingredient: IngredientRecord; variation: VariationRecord },
  by: Written,
): boolean {
  if (found.ingredient.categoryId === 'bread-bakery') return false;
  const own = ownTreatments(foodData, found, by.language);
  return [...treatmentsIn(fold(by.written), statesSaid(by, foodData))].some(
    (treatment) => !own.has(treatment) && !KINDS[treatment].includes(found.variation.stateId) && !IN_ANY_PACK.has(treatment),
  );
}

/** Said of tins that only hold a thing, and of what is roasted or sweet anyway. */
const IN_ANY_PACK: ReadonlySet<Treatment> = new Set(['canned', 'heated', 'sweetened']);

/**
 * The kind that has what a name says was done to the food, where what was found is untreated ("ANANAS SKIVER DS" is no fresh pineapple); not taken
 * where the data have none.
 */
export function treated(
  foodData: FoodData,
  match: NameMatch,
  { by, withKind }: { by: Written; withKind: (kind: VariationRecord) => NameMatch },
): NameMatch {
  const unknown = unknownTreatments(foodData, match, by);
  const [treatment, ...others] = unknown;
  if (treatment === undefined) return match;
  const food = match.ingredientId === null ? null : foodData.ingredient(match.ingredientId);
  const isFrozen = statesSaid(by, foodData).has('frozen');
  const states = treatment === 'heated' && isFrozen ? ['frozen-cooked', ...HEATED] : KINDS[treatment];
  const kind = states
    .map((state) => food?.variations.find(({ stateId }) => stateId === state))
    .find((each) => each !== undefined);
  if (kind === undefined || others.some((other) => !KINDS[other].includes(kind.stateId))) return { ...match, matched: false };
  return withKind(kind);
}

/** Whether what lies in oil was taken for the oil: "HVIDLØG I OLIE". */
export function isTakenForItsOil({ categoryId }: NameMatch, { written }: Written): boolean {
  const words = foldedWords(fold(written));
  return categoryId === 'fats-oils' && treatmentsIn(words.join(' '), new Set()).has('oil');
}
