import type { MeasureRecord } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import type { HouseholdMeasures } from '../read/read-household-measures.ts';

/** How the USDA writes a counted unit, of one or of several. */
const USDA_WORDS: ReadonlyMap<string, RegExp> = new Map([
  ['slice', /\bslices?\b/iu],
  ['wedge', /\bwedges?\b/iu],
  ['clove', /\bcloves?\b/iu],
  ['leaf', /\blea(?:f|ves)\b/iu],
  ['stalk', /\b(?:stalks?|spears?)\b/iu],
  ['sprig', /\bsprigs?\b/iu],
  ['head', /\bheads?\b/iu],
  ['ear', /\bears?\b/iu],
  ['fillet', /\bfillets?\b/iu],
  ['bunch', /\bbunch(?:es)?\b/iu],
  ['stick', /\bsticks?\b/iu],
  ['cube', /\bcubes?\b/iu],
  ['sheet', /\bsheets?\b/iu],
  ['portion', /\b(?:servings?|portions?)\b/iu],
]);
/** Volumes and masses are no pieces, "1 cup, slices" neither, and a pack is the American trade's. */
const NO_PIECE =
  /^(?:oz|cups?|fl oz|tbsp|tablespoons?|tsp|lbs?|cubic inch|quart|pint|NLEA|package|can|jar|box|container|packet|bag|pouch)\b/iu;
/** Fineli's medium piece, and the piece as its maker sells it; a portion is the medium one. */
const FINELI_PIECES = new Set(['KPL_M', 'KPL_VALM']);

/** The grams that a record tells of one such unit, of each size that it has; empty where it tells none. */
export function measuredGrams(measures: HouseholdMeasures, record: MeasureRecord, unit: string): number[] {
  const of = measures.get(record) ?? [];
  const isOne = record.startsWith('fineli') ? isFineliUnit : isUsdaUnit;
  return of.filter(({ what }) => isOne(what, unit)).map(({ grams }) => grams);
}

/** Fineli's piece of bacon is a slice and that of a cabbage a head: whoever names the record for a unit says which. */
function isFineliUnit(what: string, unit: string): boolean {
  return unit === 'portion' ? what === 'PORTM' : FINELI_PIECES.has(what);
}

function isUsdaUnit(what: string, unit: string): boolean {
  const word = USDA_WORDS.get(unit);
  if (NO_PIECE.test(what)) return false;
  if (word !== undefined) return word.test(what);
  return unit === 'piece' && (/\bpiece/iu.test(what) || ![...USDA_WORDS.values()].some((each) => each.test(what)));
}
