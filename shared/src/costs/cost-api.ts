import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';

const Price = z.object({
  /** Net, without VAT. */
  perKg: z.number(),
  /** Kilograms that it rests on. */
  kg: z.number(),
  from: z.enum(['kitchen', 'organization']),
  /** Another variation's of the same food. */
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
