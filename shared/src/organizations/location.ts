import * as z from 'zod/mini';

/** Where food is eaten: ISO 3166 alpha-2, `EU` or `WORLD`. A country without factors of its own is calculated with its continent's. */
export const ConsumptionLocation = z.string().check(z.regex(/^(?:[A-Z]{2}|WORLD)$/));
