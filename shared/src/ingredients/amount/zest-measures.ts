/**
 * Grams of zest that one fruit gives: the coloured rind alone, finely grated. Lemon, lime and orange were weighed; grapefruit and mandarin are
 * estimated from their size.
 */
const ZEST: ReadonlyMap<string, number> = new Map([
  ['lemon', 6],
  ['lime', 2],
  ['orange', 10],
  ['grapefruit', 12],
  ['mandarin', 5],
]);

/** How the word for the outer rind ends, in all languages. */
const RIND =
  'zest zested zeste zestes zesten rind rinds peel skal skalet skalen skall skallet skallen schale schalen abrieb schil schilletje rasp raspsel'.split(
    ' ',
  );
/** With one of these the rest of the fruit is used as well. */
const MORE_OF_IT = new Set(
  'juice juiced flesh segments saft saften pressad presset juicen jus pulpe sap fruchtfleisch ausgepresst vruchtvlees kött plus extra with without med utan uten uden mit ohne avec sans met zonder'.split(
    ' ',
  ),
);

interface Said {
  name?: string | undefined;
  note?: string | null | undefined;
}

/** Whether a line speaks of the rind of its fruit, and of nothing else of it: "zest of 1 lemon", "rivet skal av 1 sitron". */
export function isZestOnly(said: Said): boolean {
  const words = wordsOf(said);
  return words.some(isRind) && !words.some((word) => MORE_OF_IT.has(word));
}

/** Whether rind and juice are used: "zest and juice of 1 lemon" is the whole fruit. */
export function isZestAndMore(said: Said): boolean {
  const words = wordsOf(said);
  return words.some(isRind) && words.some((word) => MORE_OF_IT.has(word));
}

/** Grams of zest that one of the counted fruits gives; null where more of it is used, or it is no citrus. */
export function zestGrams(said: Said, ingredientId: string | null | undefined): number | null {
  const grams = ZEST.get(ingredientId ?? '');
  return grams === undefined || !isZestOnly(said) ? null : grams;
}

function isRind(word: string): boolean {
  return RIND.some((rind) => word.endsWith(rind));
}

function wordsOf({ name, note }: Said): string[] {
  return `${name ?? ''} ${note ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
}
