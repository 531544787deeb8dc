/** A piece that is cut off, where the food's own piece is the whole of it: "a piece of ginger" is a thumb of it. Set by hand. */
const CUT_OFF: ReadonlyMap<string, number> = new Map([
  ['ginger', 20],
  ['galangal', 15],
  ['turmeric-root', 8],
  ['horseradish', 30],
  ['celeriac', 150],
  ['swede', 150],
  ['daikon', 100],
  ['leek', 60],
  ['cucumber', 100],
  ['pumpkin', 250],
  ['butternut-squash', 250],
  ['hokkaido-squash', 250],
  ['white-cabbage', 250],
  ['red-cabbage', 250],
  ['savoy-cabbage', 250],
  ['pointed-cabbage', 200],
  ['watermelon', 300],
  ['honeydew-melon', 200],
  ['cantaloupe-melon', 200],
  ['pineapple', 100],
  ['parmesan', 50],
  ['baguette', 60],
]);

/** Grams of a piece that is cut off this food; null where its piece is meant. */
export function cutOffGrams(ingredientId: string | null | undefined): number | null {
  return CUT_OFF.get(ingredientId ?? '') ?? null;
}
