import { ownValue } from '../../kernel/own-value.ts';

const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

/** What has nothing to fold but its capitals: most of what is written. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Lower case without diacritics, so that creme finds crème and lok finds lök. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđðþ]/g, (letter) => ownValue(LETTERS, letter) ?? letter);
}

/** Without any of these a text is nothing but words. */
const OF_NUMBERS = /[\d'’´]/;

/** The words of a folded text. Percentages stay with their number: "3,5 %" is `3.5%`. */
export function foldedWords(folded: string): string[] {
  if (!OF_NUMBERS.test(folded)) return folded.match(/[a-z]+/g) ?? [];
  const numbers = folded
    .replace(/['’´](?=s\b)/g, '')
    .replace(/(\d)[.,](?=\d)/g, '$1.')
    .replace(/(\d)\s+%/g, '$1%');
  return numbers.match(/\d+(?:\.\d+)?%?|[a-z]+/g) ?? [];
}
