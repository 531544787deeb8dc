import type { Allergen, Diet } from '../ingredients/allergen.ts';
import { ALLERGENS, DIETS } from '../ingredients/allergen.ts';
import type { AllergenState, AllergenStatement, RecipeAllergens } from './allergen-statement.ts';

/** What a line tells of allergens. */
type Bringing = { allergens: { contains: readonly Allergen[]; mayContain: readonly Allergen[] } } | null;

/**
 * The allergens that the lines bring, whatever their amount, with what a person says over it: an addition, or the
 * removal of an inherited one. `known` is whether every line is understood; where one is not, `free` is what it was
 * stated to be free of. `mayContain` leaves out what is contained.
 */
export function allergensOf(
  lines: readonly Bringing[],
  statements: readonly AllergenStatement[],
  { known, free = [] }: { known: boolean; free?: readonly Allergen[] },
): RecipeAllergens {
  const inherited = new Map<Allergen, AllergenState>();
  for (const line of lines) {
    for (const allergen of line?.allergens.mayContain ?? []) if (!inherited.has(allergen)) inherited.set(allergen, 'may_contain');
    for (const allergen of line?.allergens.contains ?? []) inherited.set(allergen, 'contains');
  }
  const said = new Map(inherited);
  for (const allergen of free) if (!said.has(allergen)) said.set(allergen, 'free');
  for (const { allergen, state } of statements) said.set(allergen, state);
  return {
    contains: having(said, 'contains'),
    mayContain: having(said, 'may_contain'),
    free: having(said, 'free'),
    inherited: { contains: having(inherited, 'contains'), mayContain: having(inherited, 'may_contain') },
    known,
  };
}

function having(states: ReadonlyMap<Allergen, AllergenState>, state: AllergenState): Allergen[] {
  return ALLERGENS.filter((allergen) => states.get(allergen) === state);
}

/** One of the four states, for the allergen's mark. */
export function allergenState({ contains, mayContain, free, known }: RecipeAllergens, allergen: Allergen): AllergenState {
  if (contains.includes(allergen)) return 'contains';
  if (mayContain.includes(allergen)) return 'may_contain';
  return known || free.includes(allergen) ? 'free' : 'unknown';
}

/** Whether a statement removes what the lines bring, or makes it less: the screen asks before it is made. */
export function isRemoval({ inherited }: RecipeAllergens, { allergen, state }: AllergenStatement): boolean {
  if (inherited.contains.includes(allergen)) return state !== 'contains';
  return inherited.mayContain.includes(allergen) && state === 'free';
}

/** The least vegan of all lines; null while one of them is not understood, or when there is none. */
export function leastVegan(diets: readonly (Diet | null)[]): Diet | null {
  if (diets.length === 0 || diets.includes(null)) return null;
  return DIETS.findLast((diet) => diets.includes(diet)) ?? null;
}
