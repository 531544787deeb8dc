import { fold, foldedWords } from '../ingredients/search/fold.ts';

/** A word of a purchased name beside the food: how it was grown, or where (ISO 3166 alpha-2). */
export interface PurchaseMark {
  kind: 'organic' | 'origin';
  country: string | null;
}

/** Words of one language by their first word, folded; the longest first. */
export type PurchaseWords = ReadonlyMap<string, readonly { words: readonly string[]; mark: PurchaseMark }[]>;

/** From the food data's own words: `['eko', 'krav', …]` and `{ svensk: 'SE', … }`. */
export function purchaseWordsOf(organic: readonly string[], origins: Readonly<Record<string, string>>): PurchaseWords {
  const marks: [string, PurchaseMark][] = [
    ...organic.map((word): [string, PurchaseMark] => [word, { kind: 'organic', country: null }]),
    ...Object.entries(origins).map(([word, country]): [string, PurchaseMark] => [word, { kind: 'origin', country }]),
  ];
  const byFirst = new Map<string, { words: string[]; mark: PurchaseMark }[]>();
  for (const [text, mark] of marks) {
    const words = foldedWords(fold(text));
    const first = words[0];
    if (first === undefined) continue;
    byFirst.set(
      first,
      [...(byFirst.get(first) ?? []), { words, mark }].toSorted((a, b) => b.words.length - a.words.length),
    );
  }
  return byFirst;
}
