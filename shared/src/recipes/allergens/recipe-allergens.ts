import { type Allergen, ALLERGENS, type AllergenState } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import type { AllergenStatement, RecipeAllergens } from './allergen-statement.ts';

/**
 * The allergens that the lines bring, whatever their amount, with what a person says over it: an addition, or the removal
 * of an inherited one. A line that nobody understood is null. Of a dish without lines nothing is known.
 */
export function allergensOf(lines: readonly (FoodAllergens | null)[], statements: readonly AllergenStatement[]): RecipeAllergens {
  const inherited = inheritedFrom(lines);
  const stated = new Map(statements.map(({ allergen, state }) => [allergen, state]));
  const having = (wanted: AllergenState): Allergen[] =>
    ALLERGENS.filter((allergen) => (stated.get(allergen) ?? stateIn(inherited, allergen)) === wanted);
  return {
    contains: having('contains'),
    mayContain: having('may_contain'),
    notAmong: having('not_among'),
    unknown: having('unknown'),
    stated: ALLERGENS.filter((allergen) => stated.get(allergen) === 'not_among'),
    inherited,
  };
}

/** An allergen of one line is in the dish, one that a line leaves open is open; only one that no line has is not among them. */
function inheritedFrom(lines: readonly (FoodAllergens | null)[]): FoodAllergens {
  const known = lines.length === 0 ? [NOTHING_KNOWN] : lines.map((line) => line ?? NOTHING_KNOWN);
  const having = (wanted: AllergenState): Allergen[] =>
    ALLERGENS.filter((allergen) => strongest(known.map((line) => stateIn(line, allergen))) === wanted);
  return { contains: having('contains'), mayContain: having('may_contain'), unknown: having('unknown') };
}

/** From what says most to what says least. */
const BY_STRENGTH: readonly AllergenState[] = ['contains', 'may_contain', 'unknown', 'not_among'];

function strongest(states: readonly AllergenState[]): AllergenState {
  return BY_STRENGTH.find((state) => states.includes(state)) ?? 'unknown';
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
