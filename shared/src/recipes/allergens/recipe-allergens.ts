import { type Allergen, ALLERGENS, type AllergenState } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { onceFor } from '../../kernel/reading/once-for.ts';
import type { AllergenStatement, RecipeAllergens } from './allergen-statement.ts';

/**
 * The allergens that the lines bring, whatever their amount, with what a person says over it: an addition, or the removal
 * of an inherited one. A line that nobody understood is null. Of a dish without lines nothing is known.
 */
export function allergensOf(lines: readonly (FoodAllergens | null)[], statements: readonly AllergenStatement[]): RecipeAllergens {
  const inherited = strongestOf(lines);
  const stated = new Map(statements.map(({ allergen, state }) => [allergen, state]));
  const of = listed((allergen, place) => stated.get(allergen) ?? stateAt(inherited, place));
  const from = listed((_, place) => stateAt(inherited, place));
  return {
    contains: of.contains,
    mayContain: of.may_contain,
    notAmong: of.not_among,
    unknown: of.unknown,
    stated: ALLERGENS.filter((allergen) => stated.get(allergen) === 'not_among'),
    inherited: { contains: from.contains, mayContain: from.may_contain, unknown: from.unknown },
  };
}

function listed(stateOf: (allergen: Allergen, place: number) => AllergenState): Record<AllergenState, Allergen[]> {
  const lists: Record<AllergenState, Allergen[]> = { contains: [], may_contain: [], not_among: [], unknown: [] };
  for (let place = 0; place < ALLERGENS.length; place += 1) {
    const allergen = ALLERGENS[place] as Allergen;
    lists[stateOf(allergen, place)].push(allergen);
  }
  return lists;
}

/** Each allergen is a bit: the first of them the lowest. */
interface Bits {
  contains: number;
  mayContain: number;
  unknown: number;
}

function bitsAmong(allergens: readonly Allergen[]): number {
  return allergens.reduce((bits, allergen) => bits | (1 << ALLERGENS.indexOf(allergen)), 0);
}

const bitsOf = onceFor(({ contains, mayContain, unknown }: FoodAllergens): Bits => ({
  contains: bitsAmong(contains),
  mayContain: bitsAmong(mayContain),
  unknown: bitsAmong(unknown),
}));

function stateAt({ contains, mayContain, unknown }: Bits, place: number): AllergenState {
  const bit = 1 << place;
  if ((contains & bit) !== 0) return 'contains';
  if ((mayContain & bit) !== 0) return 'may_contain';
  return (unknown & bit) !== 0 ? 'unknown' : 'not_among';
}

/** An allergen of one line is in the dish, one that a line leaves open is open; only one that no line has is not among them. */
function strongestOf(lines: readonly (FoodAllergens | null)[]): Bits {
  const strongest: Bits = { contains: 0, mayContain: 0, unknown: 0 };
  for (const line of lines.length === 0 ? [null] : lines) {
    const { contains, mayContain, unknown } = bitsOf(line ?? NOTHING_KNOWN);
    strongest.contains |= contains;
    strongest.mayContain |= mayContain;
    strongest.unknown |= unknown;
  }
  return strongest;
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
