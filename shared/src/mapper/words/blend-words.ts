import { fold } from '../../ingredients/search/fold.ts';

/**
 * Brands, folded, of "cream" that is blended of buttermilk and vegetable fat, as their packs say. A row calls it by what it is used for ("Whipping Cream UHT Millac Gold"), and cream
 * has four times its footprint.
 */
const BLENDS: readonly string[] = ['millac gold', 'elmlea', 'cremefine', 'creme fine'];

/** Whether one of a row's words, or two of them, are such a brand. */
export function isOfBlend(name: string): boolean {
  const words = fold(name)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  return words.some((word, at) => BLENDS.includes(word) || BLENDS.includes(`${word} ${words[at + 1] ?? ''}`));
}

/** What begins with a maker's name, folded, and is the article's own: the maker without it would leave another food. */
export const NAMED_BY_MAKER: readonly (readonly string[])[] = [
  'millac gold',
  'rama cremefine',
  'rama creme fine',
  'branston pickle',
  'branston pickles',
].map((name) => name.split(' '));
