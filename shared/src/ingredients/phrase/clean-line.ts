import { ownValue } from '../../kernel/own-value.ts';

/** A line of a list: any sign that prints as a dot, a box, a tick, an arrow or a dash stands before it. */
export const BULLETED = /^[\s>]*(?:(?![★☆✩✪✭⭐])[\p{Pd}•·‣⁃∙⦁+»›→\p{So}]|\*(?!\*))\s*\S|^[\s>]*\[[ x]?\]/iu;

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: ' ',
  gt: ' ',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  ndash: '–',
  mdash: '–',
  deg: '°',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  oslash: 'ø',
  aelig: 'æ',
  szlig: 'ß',
};

/**
 * A line without what no person meant to write: markup, control and invisible characters, emoji, a bullet or number in front.
 * Words stay, in the spelling they had.
 */
export function cleanLine(line: string): string {
  return (
    withoutMarkup(line.toWellFormed().normalize('NFC'))
      .replace(/[\p{Cf}\p{Co}\p{Cn}\uFFFD]/gu, '')
      .replace(/(?![\t])[\p{Cc}\p{Z}]/gu, ' ')
      .replace(/(?!\p{N})[\p{Extended_Pictographic}\p{Emoji_Modifier}\u20E3]/gu, ' ')
      .replace(/[<>{}\\`|~^]/g, ' ')
      // "Zwiebel(n)", "Tasse/n": a plural left open.
      // "20 sheets @ 285g": what a pack weighs, said behind an at sign.
      .replace(/\s@\s?(?=\d)([\d.,]{1,8}\s?(?:kg|g|gm|ml|cl|l|oz|lb)s?)(?![\p{L}\d])/giu, ' ($1)')
      // "4 st lax 150g/st": the same, without its brackets.
      .replace(
        /(?<![x×*])\s(\d[\d.,]{0,7}\s?(?:kg|g|gr|ml|cl|dl|l)\s?\/\s?(?:st|stk|styck|stück|stuks?|pcs?|ea|each|pces?|pièce))(?![\p{L}\d])/giu,
        ' ($1)',
      )
      .replace(/(?<=\p{L}{2})(?:\((?:n|en|e|s|er)\)|\/(?:n|en|e|s)(?![\p{L}\d]))/gu, '')
      .replace(MISREAD, digitsOf)
      .replace(/ {2,}/g, ' ')
      .trim()
      .replace(MISREAD_ONE, '1')
      // Stars are a rating.
      .replace(/^(?:(?![★☆✩✪✭⭐])[\p{Pd}*•·‣⁃∙⦁+#»›→\p{So}]+|\[[ x]?\])\s*(?:\[[ x]?\]\s*)?/iu, '')
      .replace(/^\(?\d{1,2}[.)]\s+(?=\S)/u, '')
      .trim()
  );
}

/** "l0 Stück", "5OO g": letters that a scanner read for digits. "10l" is litres. */
const MISREAD = /(?<![\p{L}\d.,/'’-])(?=[lIO]{0,3}\d|\d{1,3}O)[lIO\d]{2,4}(?=(?:k?g|ml|cl|dl)?(?![\p{L}\d]))/gu;
/** "l TL Salz", "l/2 Zitrone". */
const MISREAD_ONE =
  /^l(?=\/[2348](?!\d)|\s(?:TL|EL|Prise|Bund|Dose|Päckchen|Pck|Becher|Glas|Zehe|tbsp|tsp|cup|can|clove|lb|msk|tsk|krm|burk|klyfta|spsk|ss|ts|boks|dåse|fed|c\.|sachet|gousse|pincée|boîte|eetl|theel|el|tl|blik|teen|snufje|kg|dl)(?!\p{L}))/u;

function digitsOf(token: string): string {
  const [number, litres] = /\d$/u.test(token) || !token.endsWith('l') ? [token, ''] : [token.slice(0, -1), 'l'];
  return `${number.replaceAll(/[lI]/gu, '1').replaceAll('O', '0')}${litres}`;
}

function withoutMarkup(line: string): string {
  const untagged = line.includes('<') ? line.replace(/<\/?[a-z!][^<>]*>/giu, ' ') : line;
  const decoded = untagged.includes('&')
    ? untagged.replace(/&(?:#(\d{2,6})|([a-z]+\d{0,2}));/giu, (whole, code: string | undefined, name: string | undefined) =>
        code ? fromCode(Number(code)) : (ownValue(ENTITIES, (name ?? '').toLowerCase()) ?? whole),
      )
    : untagged;
  return decoded.replace(/\*\*|__/g, ' ');
}

function fromCode(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ' ';
}
