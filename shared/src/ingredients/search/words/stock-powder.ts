const POWDER = new Set(
  'powder pwdr pdr pulv pdre powdered granules granulated instant dehydrated dried pulver granulat granulatpulver kornet poudre deshydrate deshydratee deshydrates desh deshyd granules granule gekornt gekornte gekornter poeder gedroogd torkad torkat torr torret'.split(
    ' ',
  ),
);
/** The same as the end of one word: Kalbsfondpulver. */
const POWDER_END = /^(\p{L}{4,})(?:pulver|poeder|granulat)$/u;

/** Ready stock → what its powder is sold as. The powder of veal stock is made as that of beef. */
const DRY_STOCK: ReadonlyMap<string, string> = new Map([
  ['vegetable-stock', 'vegetable-stock-cube'],
  ['chicken-stock', 'chicken-stock-cube'],
  ['beef-stock', 'beef-stock-cube'],
  ['veal-stock', 'beef-stock-cube'],
  ['fish-stock', 'fish-stock-cube'],
  ['gravy', 'gravy-powder'],
]);

/** The folded words without the one that says powder; null where none does: "Fond de veau en poudre". */
export function withoutPowder(words: readonly string[]): string[] | null {
  const rest = words.flatMap((word) => (POWDER.has(word) ? [] : [POWDER_END.exec(word)?.[1] ?? word]));
  return rest.length === words.length && rest.every((word, at) => word === words[at]) ? null : rest;
}

/** Whether a folded word says powder. */
export function isPowderWord(word: string): boolean {
  return POWDER.has(word);
}

/** The id of what a ready stock is as powder; null where it is no stock. */
export function dryStockOf(ingredientId: string): string | null {
  return DRY_STOCK.get(ingredientId) ?? null;
}
