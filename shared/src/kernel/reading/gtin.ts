const DIGITS = /^\d{8}(?:\d{4,6})?$/u;
const LONGEST = 14;

/** Whether digits are an article's number as GS1 gives them (GTIN-8, -12, -13, -14), by their check digit. */
export function isGtin(text: string): boolean {
  return DIGITS.test(text) && !/^0+$/u.test(text) && hasCheckDigit(text);
}

/** One number for all ways to write it: a spreadsheet drops leading zeros, and a GTIN-13 is a GTIN-14 with one more. */
export function wholeGtin(gtin: string): string {
  return gtin.padStart(LONGEST, '0');
}

/** GTIN-13 from 02, 04 and 20 to 29, GTIN-12 from 2 and 4, and GTIN-8 from 0 and 2, in fourteen digits. */
const GIVEN_BY_A_SHOP = /^(?:0(?:2|0[24])|000000[02])/u;

/** Whether a shop gave the number for its own tills (GS1's restricted circulation): with another one it is another article. */
export function isShopsOwnGtin(gtin: string): boolean {
  return GIVEN_BY_A_SHOP.test(wholeGtin(gtin));
}

/** GS1's check digit (General Specifications, 7.9): from the right the digits weigh 1 and 3 in turn, and sum to a multiple of 10. */
export function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((all, digit, place) => all + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
