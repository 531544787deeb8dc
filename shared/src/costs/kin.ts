import { groupOfState } from './alike-states.ts';

/**
 * Foods of one kind that cost about the same: where one was not bought, what another cost stands for it, and is marked. No meat for another animal's, no
 * fish for another, nothing that is prized for its kind.
 */
export const KINDS: readonly (readonly string[])[] = [
  ['potato', 'waxy-potato', 'baking-potato', 'new-potato'],
  ['yellow-onion', 'white-onion', 'red-onion'],
  ['carrot', 'baby-carrots'],
  ['tomato', 'vine-tomato', 'plum-tomato', 'beef-tomato'],
  ['bell-pepper', 'green-bell-pepper', 'pointed-pepper'],
  ['spinach', 'baby-spinach'],
  ['white-cabbage', 'pointed-cabbage', 'savoy-cabbage'],
  ['button-mushroom', 'chestnut-mushroom'],
  ['apple', 'cooking-apple'],
  ['rice', 'brown-rice', 'jasmine-rice', 'basmati-rice', 'pudding-rice'],
  ['pasta', 'spaghetti', 'orzo', 'soup-pasta'],
  ['red-lentils', 'green-lentils', 'beluga-lentils'],
  ['white-beans', 'kidney-beans', 'black-beans', 'brown-beans', 'pinto-beans'],
  ['beef-chuck', 'beef-shoulder', 'beef-brisket', 'beef-shank', 'beef-stew'],
  ['chicken-thigh', 'chicken-leg', 'chicken-drumstick'],
  ['milk', 'lactose-free-milk'],
  ['rapeseed-oil', 'sunflower-oil', 'frying-oil', 'blended-oil'],
  ['beef-stock', 'veal-stock'],
  ['wheat-flour', 'wholemeal-flour'],
];

const KIN: ReadonlyMap<string, readonly string[]> = new Map(
  KINDS.flatMap((kind) => kind.map((food) => [food, kind.filter((other) => other !== food)] as const)),
);

/** The foods whose price may stand for that of a food, the nearest first. */
export function kinOf(ingredientId: string): readonly string[] {
  return KIN.get(ingredientId) ?? [];
}

/** What two variations have alike where the price of one may stand for the other: `basil.frozen` for `basil.fresh`, never `basil.dried`. */
export function stateOf(variationId: string): string {
  const state = variationId.slice(variationId.lastIndexOf('.') + 1);
  return groupOfState(state) ?? state;
}
