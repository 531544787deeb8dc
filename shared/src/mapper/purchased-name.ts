import { withoutEnd, withoutStart } from '../kernel/reading/ends.ts';
import { countryCodeIn } from '../ingredients/search/words/country-codes.ts';
import { fold, foldedWords } from '../ingredients/search/fold.ts';
import { BRANDS } from '../ingredients/search/words/food-words.ts';
import type { PurchaseMark, PurchaseWords } from './purchase-words.ts';
import { HOUSE_BRANDS } from './words/trade-words.ts';

/** A name of a delivery note, taken apart. `written` is never lost. */
export interface PurchasedName {
  written: string;
  /** Without packs, makers in capitals, marks of organic production and origins. A fat content stays: it tells foods apart. */
  name: string;
  /** "6X2,5KG", "12 x 415g", as written. */
  packs: string[];
  organic: boolean;
  /** ISO 3166 alpha-2; null when the name tells none. */
  origin_iso: string | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const UNIT = String.raw`(?:kilo|kg|gram|grs?|gm|g|hg|mg|liter|litres?|ltrs?|lit|lt|l|dl|cl|ml|oz|lbs?|gal|pt|ct|pcs|pce|stk|stck|stück|stuks|st|pk|ea|cs|#)`;
const PACK = new RegExp(
  // "ca 2,5 kg", "6x2,5kg", "4/10LB", "1,4-1,8kg", "950g x 8", "48ct".
  String.raw`(?<![\p{L}\p{N}.,])(?:ca\.?\s?)?${NUMBER}(?:\s?[x×*/–-]\s?${NUMBER}){0,4}\s?${UNIT}(?:\s?[x×*]\s?\d+)?(?![\p{L}\p{N}%])` +
    // "6x4", "6 x", "x 12", whose unit is left out.
    String.raw`|(?<![\p{L}\p{N}.,])(?:${NUMBER}\s?[x×]\s?${NUMBER}|\d+\s?[x×]|[x×]\s?\d+)(?![\p{L}\p{N}%])`,
  'giu',
);

function tidy(text: string): string {
  return withoutStart(withoutEnd(text.replace(/\s+/g, ' '), /[\s,;/–-]/), /[\s,;./–-]/);
}

/** The name without its packs: "TOMAT KROSSAD 6X2,5KG EKO" is "TOMAT KROSSAD EKO"; a name that is nothing else stays. */
export function withoutPacks(written: string): string {
  return tidy(written.replace(PACK, ' ')) || tidy(written);
}

/** Where the first pack stands in a name; null where it tells none. */
export function firstPackIn(written: string): { from: number; to: number } | null {
  const [first] = written.matchAll(PACK);
  return first ? { from: first.index, to: first.index + first[0].length } : null;
}

/**
 * What makes two names one, however they are typed and in whatever pack: lower case without accents, signs and packs.
 * A fat content, an origin and a mark of organic production stay in it: they mean other figures.
 */
export function nameKeyOf(written: string): string {
  const bare = fold(withoutPacks(written));
  return foldedWords(bare).join(' ') || bare || fold(written).trim();
}

/** Takes a purchased name apart, by the words of its language. */
export function readPurchasedName(written: string, words: PurchaseWords): PurchasedName {
  const bare = withoutPacks(written);
  const { rest, marks } = markedIn(bare, words);
  const origin = marks.find(({ kind }) => kind === 'origin')?.country ?? null;
  const code = origin ?? countryCodeIn(bare);
  return {
    written,
    name: tidy(withoutMakers(origin === null && code !== null ? withoutCode(rest, code) : rest)) || bare,
    packs: [...written.matchAll(PACK)].map(([pack]) => pack.trim()),
    organic: marks.some(({ kind }) => kind === 'organic'),
    origin_iso: code,
  };
}

/** The marks that stand in a name as whole words, and what is left: the whole name where nothing else would be. */
function markedIn(name: string, words: PurchaseWords): { rest: string; marks: PurchaseMark[] } {
  const tokens = name.split(' ');
  const rest: string[] = [];
  const marks: PurchaseMark[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const found = longestAt(tokens, at, words);
    if (found === null) rest.push(tokens[at] ?? '');
    else {
      marks.push(found.mark);
      at += found.tokens - 1;
    }
  }
  return rest.some((token) => /\p{L}{2}/u.test(token)) ? { rest: rest.join(' '), marks } : { rest: name, marks };
}

function longestAt(tokens: readonly string[], at: number, words: PurchaseWords): { mark: PurchaseMark; tokens: number } | null {
  const [first] = foldedWords(fold(tokens[at] ?? ''));
  for (const { words: wanted, mark } of words.get(first ?? '') ?? []) {
    let said = '';
    for (let end = at; end < tokens.length && said.length <= wanted.join(' ').length; end++) {
      said = foldedWords(fold(tokens.slice(at, end + 1).join(' '))).join(' ');
      if (said === wanted.join(' ')) return { mark, tokens: end + 1 - at };
    }
  }
  return null;
}

/** "Kartoffeln festkochend DE": the code in capitals behind the name. */
function withoutCode(name: string, code: string): string {
  return name
    .split(' ')
    .filter((token, place) => place === 0 || countryCodeIn(`x ${token}`) !== code)
    .join(' ');
}

/** Without makers in capitals, as long as a word of the food is left. */
function withoutMakers(name: string): string {
  const tokens = name.split(' ');
  const foods = tokens.filter((token) => !(/^\p{Lu}{3,}$/u.test(token) && BRANDS.has(fold(token))));
  return foods.some((token) => /\p{L}{3}/u.test(token)) ? foods.join(' ') : name;
}

/** "SEL" alone is salt in French kitchens. */
const CHEF_SELECT = /\sCHEF SEL\.?(?=\s|$)/gu;

/** Without wholesalers' own lines in capitals behind the food ("CHEF SEL.", "MENU+"): they tell nothing of it. */
export function withoutHouseBrands(written: string): string {
  const food = written.search(/\p{L}/u);
  return written
    .replace(CHEF_SELECT, (said, at: number) => (food !== -1 && food < at ? '' : said))
    .split(' ')
    .filter((token, place) => place === 0 || !isHouseBrand(token))
    .join(' ');
}

function isHouseBrand(token: string): boolean {
  return /^\p{Lu}{2,}[.+]?$/u.test(token) && HOUSE_BRANDS.has(fold(token).replace(/[.+]$/, ''));
}
