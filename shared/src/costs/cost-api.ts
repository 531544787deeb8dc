import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { PRICE_ORIGINS } from './food-price.ts';
import { RISES_KNOWN } from './risen-prices.ts';

const Price = z.object({
  /** Net, without VAT. */
  perKg: z.number(),
  /** Kilograms that it rests on; null of a typed price. */
  kg: z.nullable(z.number()),
  from: z.enum(PRICE_ORIGINS),
  /** Another variation's of the same food, or of one of its kind. */
  isOfFamily: z.boolean(),
  /** The day that it was typed. */
  typedOn: z.optional(z.string()),
});
const BasePrice = z.object({
  /** The cost of the priced part in a kilogram of a base recipe. */
  perKg: z.number(),
  isOfFamily: z.boolean(),
  /** Of its weight, 0–1. */
  pricedShare: z.optional(z.number()),
});
const Food = z.object({ ingredientId: Id, variationId: Id });

export const readFoodPrices = endpoint({
  method: 'POST',
  path: '/costs/{id}/prices',
  callers: 'signed-in',
  changes: false,
  summary:
    'Read what a restaurant paid for foods in its last three months, else its organization, else what it typed; in the order given',
  description: 'For those who run the organization or manage its restaurants. Money of several currencies is no price.',
  params: z.object({ id: Id }),
  body: z.object({
    foods: z.array(Food).check(z.maxLength(600)),
    /** Base recipes: priced by their own foods. */
    bases: z._default(z.array(Id).check(z.maxLength(100)), []),
  }),
  reply: z.object({
    /** ISO 4217; null where no invoice says it. */
    currency: z.nullable(z.string()),
    /** All that the money of the time is in: several are never added up. */
    currencies: z.array(z.string()),
    /** First and last month looked at, `2026-05`. */
    from: z.string(),
    to: z.string(),
    items: z.array(z.nullable(Price)),
    bases: z.array(z.nullable(BasePrice)),
  }),
});

export const typePrice = endpoint({
  method: 'PUT',
  path: '/costs/{id}/typed-prices',
  callers: 'signed-in',
  summary: 'Say what a food costs a restaurant that bought none lately; null takes it back',
  description: 'Net, of a kilogram, in the restaurant’s currency. It counts only where nobody bought the food.',
  params: z.object({ id: Id }),
  body: z.object({
    ...Food.shape,
    perKg: z.nullable(z.number().check(z.gt(0), z.maximum(1e6))),
  }),
  reply: z.object({ perKg: z.nullable(z.number()), typedOn: z.nullable(z.string()) }),
});

export const readDishCosts = endpoint({
  method: 'POST',
  path: '/costs/{id}/dishes',
  callers: 'signed-in',
  changes: false,
  summary: 'Read what a portion of each recipe costs by the prices of its foods, base recipes taken apart',
  description: 'For those who run the organization or manage its restaurants. Recipes out of the restaurant’s reach are absent.',
  params: z.object({ id: Id }),
  body: z.object({ recipeIds: z.array(Id).check(z.maxLength(400)) }),
  reply: z.object({
    /** The country whose rates of VAT count. */
    country: z.string(),
    /** ISO 4217; null where nobody knows. */
    currency: z.nullable(z.string()),
    /** All that the money of the time is in: several are never added up. */
    currencies: z.array(z.string()),
    /** First and last month looked at, `2026-05`. */
    from: z.string(),
    to: z.string(),
    items: z.array(
      z.object({
        recipeId: z.string(),
        /** Of what has a price; null where nothing has. */
        perPortion: z.nullable(z.number()),
        /** Of the weight, 0–1. */
        pricedShare: z.number(),
        /** Of the cost, 0–1: of prices of another of the same kind. */
        familyShare: z.number(),
      }),
    ),
  }),
});

export const readRisenPrices = endpoint({
  method: 'GET',
  path: '/costs/{id}/rises',
  callers: 'signed-in',
  summary: 'Read which foods cost a restaurant more in its last three months than in the three before',
  description: 'For those who run the organization or manage its restaurants. Money of several currencies is no price.',
  params: z.object({ id: Id }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: z.object({
    /** ISO 4217; null where nobody knows. */
    currency: z.nullable(z.string()),
    /** All that the money of the time is in: several are never added up. */
    currencies: z.array(z.string()),
    /** First and last months of both times, `2026-05`. */
    before: z.object({ from: z.string(), to: z.string() }),
    now: z.object({ from: z.string(), to: z.string() }),
    /** What can be said of a rise at all; a server of the former release does not say it. */
    known: z.optional(z.enum(RISES_KNOWN)),
    items: z.array(
      z.object({
        variationId: z.string(),
        name: z.string(),
        /** Net, of a kilogram. */
        before: z.number(),
        now: z.number(),
        /** Of the price before; 0.1 is ten per cent. */
        rise: z.number(),
        /** The extra money that was paid for recent purchases. */
        extra: z.number(),
      }),
    ),
  }),
});
