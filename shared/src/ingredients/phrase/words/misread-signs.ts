/** "l0 Stück", "5OO g": letters that a scanner read for digits. "10l" is litres. */
const DIGITS = /(?<![\p{L}\d.,/–-])(?=[lIO]{0,3}\d|\d{1,3}O)[lIO\d]{2,4}(?=(?:k?g|ml|cl|dl)?(?![\p{L}\d]))/gu;
/** "l TL Salz", "l/2 Zitrone", "d'l/2 citron". */
const ONE = /^l(?= \p{L})|(?<![\p{L}\d])l(?=\/[2348](?!\d))/gu;
/** "3 d1 grädde". */
const SMALL_MEASURES = /(?<=\d ?[dcm])1(?![\p{L}\d])/gu;
/** "1/4 1 Rotwein": nobody writes a whole number behind a fraction. */
const LITRES = /(?<=^(?:[½¼¾⅓⅔]|\d\/\d) ?)1(?= \p{L}{3})/u;
/** "sa1t", "fiskebo11er", "F1eischbrühe"; in "2x1kg" the one is a number. */
const IN_WORDS =
  /(?<=(?<!\d)(?![x×])\p{L})1+(?=\p{Ll})(?!(?:k?g|gr|[cdm]?l|tsp|tbsp|msk|tsk|spsk|ss|ts|el|tl|st|stk)(?!\p{L}))/giu;

/** A line as a person reads it where a scanner took one sign for another; any other line is as it was. */
export function withoutMisreadSigns(line: string): string {
  return line
    .replace(DIGITS, digitsOf)
    .replace(ONE, '1')
    .replace(SMALL_MEASURES, 'l')
    .replace(LITRES, 'l')
    .replace(IN_WORDS, (ones) => 'l'.repeat(ones.length));
}

function digitsOf(token: string): string {
  // A stroke behind digits is a litre.
  const [number, litres] = /\d[lI]$/u.test(token) ? [token.slice(0, -1), 'l'] : [token, ''];
  return `${number.replaceAll(/[lI]/gu, '1').replaceAll('O', '0')}${litres}`;
}
