const PIECES =
  'stücke?|stueck|stck|stk|st|styck|stycken|stykker|pcs|pce|pieces?|pc|ct|count|pack|packs|er-pack|er|pièces?|pieces|unités?|stuks?|p|pk|pak|bitar|biter|eier|ägg|æg|egg|eggs|eieren|œufs';
/** "30 Stück", "30-pack", "30er", "10 stk.", "12 x 30 pcs". */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(?:(\d{1,3})\s?[x×]\s?)?(\d{1,4})[\s-]?(?:${PIECES})(?![\p{L}\p{N}])`,
  'giu',
);
/** "x30", "30x", "à 30", "boîte de 30", "pack of 30"; no size with a unit behind it: "6 x 30 g". */
const TIMES =
  /(?<![\p{L}\p{N}.,])(?:x\s?|×\s?|à |a |de |of |van |av |af )(\d{1,4})(?![\p{L}\p{N}.,%×]|\s?(?:[x×]|k?g\b|c?l\b|ml\b|cm\b))/giu;
/** One is no pack, and above so many it is a year or a number of something else: "AOC de 2019". */
const PACK = { least: 2, most: 500 };

/** How many pieces a pack holds by its name; null for none said, or for two that differ. */
export function piecesInPack(name: string): number | null {
  const counted = [...name.matchAll(COUNTED)].map(([, times = '1', count = '']) => Number(times) * Number(count));
  const timed = counted.length > 0 ? [] : [...name.matchAll(TIMES)].map(([, count = '']) => Number(count));
  const found = [...counted, ...timed].filter((count) => count >= PACK.least && count <= PACK.most);
  return new Set(found).size === 1 ? (found[0] ?? null) : null;
}
