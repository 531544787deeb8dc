/** Country codes as delivery notes have them, to ISO 3166 alpha-2. */
const CODES = new Map([
  ...'SE NO DK FI DE NL BE FR ES IT PT PL GB IE GR MA EG TR CH AT US CN VN TH BR AR CL NZ ZA KE PE EC CR'
    .split(' ')
    .map((code): [string, string] => [code, code]),
  ...Object.entries({ UK: 'GB', ESP: 'ES', SWE: 'SE', NOR: 'NO', DNK: 'DK', ITA: 'IT', FRA: 'FR', NLD: 'NL', DEU: 'DE' }),
]);

/** The country of a code in capitals behind the name; among shouted words ("POMMES DE TERRE") only at the end. */
export function countryCodeIn(text: string): string | null {
  const tokens = text.match(/[\p{L}\d]+/gu) ?? [];
  const isShouted = !/\p{Ll}{3}/u.test(text);
  const at = tokens.findLastIndex((token, place) => place > 0 && CODES.has(token) && (!isShouted || place === tokens.length - 1));
  return CODES.get(tokens[at] ?? '') ?? null;
}
