/** Signs of money on menus of the countries that the product has tables of, with the currencies that each may mean. */
const SIGNS: readonly (readonly [sign: string, currencies: readonly string[]])[] = [
  ['kr', ['SEK', 'NOK', 'DKK']],
  ['kr.', ['SEK', 'NOK', 'DKK']],
  [':-', ['SEK', 'NOK', 'DKK']],
  [',-', ['SEK', 'NOK', 'DKK', 'EUR']],
  ['sek', ['SEK']],
  ['nok', ['NOK']],
  ['dkk', ['DKK']],
  ['€', ['EUR']],
  ['eur', ['EUR']],
  ['euro', ['EUR']],
  ['£', ['GBP']],
  ['gbp', ['GBP']],
  ['$', ['USD']],
  ['usd', ['USD']],
];

/** "95", "12,50", "1 250": nothing else is clear. */
const AMOUNT = /^\d{1,4}(?:[.,]\d{1,2})?$/u;
const THOUSANDS = /^\d{1,3}[ .]\d{3}$/u;

/**
 * The amount of a printed price where it is clear: one number, with the sign of the kitchen's currency or none. "95/75 kr", "from 95" and another
 * currency's sign are not.
 */
export function amountOfPrice(printed: string, currency: string | null): number | null {
  let left = printed
    .trim()
    .toLowerCase()
    .replaceAll(/[\u{a0}\u{202f}]/gu, ' ');
  for (const [sign, currencies] of SIGNS.toSorted(([one], [other]) => other.length - one.length)) {
    const bare = withoutSign(left, sign);
    if (bare === null) continue;
    if (currency === null || !currencies.includes(currency)) return null;
    left = bare;
  }
  if (THOUSANDS.test(left)) return Number(left.replace(/[ .]/u, ''));
  return AMOUNT.test(left) ? Number(left.replace(',', '.')) : null;
}

function withoutSign(text: string, sign: string): string | null {
  if (text.startsWith(sign)) return text.slice(sign.length).trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : null;
}
