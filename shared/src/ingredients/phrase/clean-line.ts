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
      // "20 sheets @ 285g": what a pack weighs, said behind an at sign.
      .replace(/\s@\s?(?=\d)([\d.,]{1,8}\s?(?:kg|g|gm|ml|cl|l|oz|lb)s?)(?![\p{L}\d])/giu, ' ($1)')
      // "4 st lax 150g/st": the same, without its brackets.
      .replace(
        /(?<![x×*])\s(\d[\d.,]{0,7}\s?(?:kg|g|gr|ml|cl|dl|l)\s?\/\s?(?:st|stk|styck|stück|stuks?|pcs?|ea|each|pces?|pièce))(?![\p{L}\d])/giu,
        ' ($1)',
      )
      .replace(/ {2,}/g, ' ')
      .trim()
      // An article's number in a cell of its own: the amount stands in a later one, or the number is the amount ("12500⇥g⇥potatoes").
      .replace(/^\d{5,8}\t+(?=\p{L}{3}[^\t]{0,120}\t(?:[^\n]{0,40}\d|\p{L}{1,3}\.?$))/u, '')
      // Stars are a rating, and "#10 can" the number of a can.
      .replace(
        /^(?!#\d[\d./ ½]{0,5}[\s-](?:cans?|tins?)(?!\p{L}))(?:(?![★☆✩✪✭⭐])[\p{Pd}*•·‣⁃∙⦁+#»›→\p{So}]+|\[[ x]?\])\s*(?:\[[ x]?\]\s*)?/iu,
        '',
      )
      .replace(/^\(?\d{1,2}[.);]\s+(?=\S)/u, '')
      .trim()
  );
}

/** "Shallots, fine dice      4", "Flour tortilla ... 1 ea": a name, and an amount that a gap or dots set apart. */
const GAP_BEFORE_AMOUNT =
  /^((?=[^\p{L}]{0,12}\p{L}{2})[^\t]{2,120}?[^ .\t])(?: {3,200}| ?(?:\.{3,40}|…) ?)(?=[\d½¼¾⅓⅔](?:[^\t ]| (?! {2})){0,30}$)/u;

export function withGapMarked(line: string): string {
  return line.replace(GAP_BEFORE_AMOUNT, '$1\t');
}

/** "Zwiebel(n)", "Ei(er)", "Tasse/n", "gousse(s)", "lök(ar)": a plural that a site leaves open, and nobody reads. */
const OPEN_PLURAL = /(?<=\p{L}{2})(?:\((?:n|en|e|s|es|er|r|ar|or|x|ne|nen)\)|\/(?:n|en|e|s|er|x)(?![\p{L}\d]))/gu;

/** A line as it is read, its plurals closed. */
export function withoutOpenPlurals(line: string): string {
  return line.replace(OPEN_PLURAL, '');
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
