import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { isMonth } from '../../kernel/month.ts';
import { BALANCE_REASONS } from '../balance/balance.ts';
import { DISH_KINDS } from '../balance/dish-kinds.ts';

const MonthText = z.string().check(z.refine((text) => isMonth(text), 'invalid_month'));
const Time = { from: MonthText, to: MonthText };
const Maybe = z.nullable(z.number());

const Side = z.object({ grams: z.number(), co2: Maybe });
const Priced = z.object({ grams: z.number(), co2: Maybe, money: Maybe });
const Sums = {
  bought: Priced,
  used: Side,
  openingGrams: Maybe,
  closingGrams: Maybe,
  difference: Priced,
};

const Protein = z.object({ plant: z.number(), animal: z.number(), unknown: z.number(), plantShare: Maybe, known: z.number() });

export const readBalance = endpoint({
  method: 'GET',
  path: '/purchases/{id}/balance',
  callers: 'signed-in',
  summary: 'Read what a restaurant bought against what the dishes that it sold used, by families of foods',
  description:
    'Of the months that have both reports: purchases from drafts and completed reports, sales from completed ones. Money is null for those who may not see costs.',
  params: z.object({ id: Id }),
  query: z.object({ ...Time, language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: z.object({
    /** ISO 4217; null where no invoice says it. */
    currency: z.nullable(z.string()),
    /** All that the money of the time is in: several are never added up. */
    currencies: z.array(z.string()),
    maySeeCosts: z.boolean(),
    months: z.object({
      /** With both: all figures are of these. */
      both: z.array(z.string()),
      onlyBought: z.array(z.string()),
      onlySold: z.array(z.string()),
    }),
    families: z.array(
      z.object({
        /** A category; null for a kitchen's own ingredients. */
        family: z.nullable(z.string()),
        name: z.nullable(z.string()),
        reasons: z.array(z.enum(BALANCE_REASONS)),
        ...Sums,
        foods: z.array(z.object({ food: z.string(), name: z.string(), bought: z.number(), used: z.number() })),
      }),
    ),
    total: z.object(Sums),
    /** How much of the weight that there was the dishes explain, 0–1. */
    explained: Maybe,
    /** The rows that are in none of the sums. */
    notCounted: z.object({
      /** Rows of purchases that nobody matched or weighed, and what of their money is known. */
      boughtRows: z.number(),
      boughtMoney: Maybe,
      /** Rows of sales whose dish has no figure. */
      soldRows: z.number(),
    }),
    /** Grams of protein of what was bought, and of what the dishes used. */
    protein: z.object({ bought: Protein, used: Protein }),
    /** Dishes that were sold by what they are of, with their shares of all dishes and of all servings, 0–1. */
    dishes: z.array(
      z.object({
        kind: z.enum(DISH_KINDS),
        dishes: z.number(),
        offered: z.number(),
        servings: z.number(),
        sold: z.number(),
      }),
    ),
  }),
});

export const noteBalance = endpoint({
  method: 'PUT',
  path: '/purchases/{id}/balance',
  callers: 'signed-in',
  summary: 'Say why more or less of a family was bought than used, and what was in stock',
  params: z.object({ id: Id }),
  body: z.object({
    ...Time,
    family: Id,
    reasons: z.array(z.enum(BALANCE_REASONS)).check(z.maxLength(BALANCE_REASONS.length)),
    openingGrams: z.nullable(z.number().check(z.minimum(0), z.maximum(1e9))),
    closingGrams: z.nullable(z.number().check(z.minimum(0), z.maximum(1e9))),
  }),
  reply: z.object({ family: z.string() }),
});
