import { type Allergen, ALLERGENS, type AllergenState } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import type { AllergenStatement, RecipeAllergens } from './allergen-statement.ts';

/**
 * The allergens that the lines bring, whatever their amount, with what a person says over it: an addition, or the removal
 * of an inherited one. A line that nobody understood is null. Of a dish without lines nothing is known.
 */
export function allergensOf(lines: readonly (FoodAllergens | null)[], statements: readonly AllergenStatement[]): RecipeAllergens {
  const inherited = strongestOf(lines);
  const stated = new Map(statements.map(({ allergen, state }) => [allergen, state]));
  const states = ALLERGENS.map((allergen) => stated.get(allergen) ?? stateAmong(inherited, allergen));
  const having = (wanted: AllergenState): Allergen[] => ALLERGENS.filter((_, at) => states[at] === wanted);
  const inheriting = (wanted: AllergenState): Allergen[] =>
    ALLERGENS.filter((allergen) => stateAmong(inherited, allergen) === wanted);
  return {
    contains: having('contains'),
    mayContain: having('may_contain'),
    notAmong: having('not_among'),
    unknown: having('unknown'),
    stated: ALLERGENS.filter((allergen) => stated.get(allergen) === 'not_among'),
    inherited: { contains: inheriting('contains'), mayContain: inheriting('may_contain'), unknown: inheriting('unknown') },
  };
}

type States = ReadonlyMap<Allergen, AllergenState>;

const stateAmong = (states: States, allergen: Allergen): AllergenState => states.get(allergen) ?? 'not_among';

/**
 * An allergen of one line is in the dish, one that a line leaves open is open; only one that no line has is not among them. Of each line its lists
 * are gone through, what says most last: asking every line for every allergen took a third of a recipe's calculation.
 */
function strongestOf(lines: readonly (FoodAllergens | null)[]): States {
  const known = lines.length === 0 ? [NOTHING_KNOWN] : lines.map((line) => line ?? NOTHING_KNOWN);
  const states = new Map<Allergen, AllergenState>();
  for (const { unknown } of known) for (const allergen of unknown) states.set(allergen, 'unknown');
  for (const { mayContain } of known) for (const allergen of mayContain) states.set(allergen, 'may_contain');
  for (const { contains } of known) for (const allergen of contains) states.set(allergen, 'contains');
  return states;
}

/** The state of an allergen by a food, or by all lines of a dish together. */
export function stateIn({ contains, mayContain, unknown }: FoodAllergens, allergen: Allergen): AllergenState {
  if (contains.includes(allergen)) return 'contains';
  if (mayContain.includes(allergen)) return 'may_contain';
  return unknown.includes(allergen) ? 'unknown' : 'not_among';
}

/** One of the four states, for the allergen's mark. */
export function allergenState(allergens: RecipeAllergens, allergen: Allergen): AllergenState {
  return stateIn(allergens, allergen);
}

/** Whether a statement removes what the lines bring, or makes it less: the screen asks before it is made. */
export function isRemoval({ inherited }: RecipeAllergens, { allergen, state }: AllergenStatement): boolean {
  if (inherited.contains.includes(allergen)) return state !== 'contains';
  return inherited.mayContain.includes(allergen) && state === 'not_among';
}
