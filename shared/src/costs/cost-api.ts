import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';

const Price = z.object({
  /** Net, without VAT. */
  perKg: z.number(),
  /** Kilograms that it rests on. */
  kg: z.number(),
  from: z.enum(['kitchen', 'organization']),
  /** Another variation's of the same food, or of one of its kind. */
  isOfFamily: z.boolean(),
});

export const readFoodPrices = endpoint({
  method: 'POST',
  path: '/costs/{id}/prices',
  callers: 'signed-in',
  changes: false,
  summary: 'Read what a restaurant paid for foods in its last three months, else its organization; in the order given',
  description: 'For who runs the organization or manages its restaurants. Money of several currencies is no price.',
  params: z.object({ id: Id }),
  body: z.object({ foods: z.array(z.object({ ingredientId: Id, variationId: Id })).check(z.maxLength(600)) }),
  reply: z.object({
    /** ISO 4217; null where no invoice says it. */
    currency: z.nullable(z.string()),
    /** First and last month looked at, `2026-05`. */
    from: z.string(),
    to: z.string(),
    items: z.array(z.nullable(Price)),
  }),
});

export const readRisenPrices = endpoint({
  method: 'GET',
  path: '/costs/{id}/rises',
  callers: 'signed-in',
  summary: 'Read which foods cost a restaurant more in its last three months than in the three before',
  description: 'For who runs the organization or manages its restaurants. Money of several currencies is no price.',
  params: z.object({ id: Id }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: z.object({
    /** ISO 4217; null where nobody knows. */
    currency: z.nullable(z.string()),
    /** First and last months of both times, `2026-05`. */
    before: z.object({ from: z.string(), to: z.string() }),
    now: z.object({ from: z.string(), to: z.string() }),
    items: z.array(
      z.object({
        variationId: z.string(),
        name: z.string(),
        /** Net, of a kilogram. */
        before: z.number(),
        now: z.number(),
        /** Of the price before; 0.1 is ten per cent. */
        rise: z.number(),
        /** What was paid more for what was bought lately. */
        extra: z.number(),
      }),
    ),
  }),
});
