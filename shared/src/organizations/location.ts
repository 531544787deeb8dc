import * as z from 'zod/mini';
import { COUNTRY_CODES, WIDER_LOCATIONS } from './location-codes.ts';

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES);
const KNOWN: ReadonlySet<string> = new Set([...COUNTRY_CODES, ...WIDER_LOCATIONS]);

/** Whether a place is one country: two kitchens in a wider one may be in two. */
export function isCountry(code: string): boolean {
  return COUNTRIES.has(code);
}

/**
 * Where food is eaten: a country that ISO 3166-1 has a code for, `EU` or `WORLD`. A country without factors of its own is
 * calculated with its continent's; a code that stands for no place would be, too, and nobody would see that it is wrong.
 */
export const ConsumptionLocation = z.string().check(
  z.regex(/^(?:[A-Z]{2}|WORLD)$/, { abort: true }),
  z.refine((code) => KNOWN.has(code), 'unknown_location'),
);
