import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { isDay } from '../kernel/month.ts';
import { ExpectedGuests } from './waste/expected-guests.ts';
import { ASSUMED_FIELDS, WASTE_FIELDS, WasteBaseline, WasteDraft, WasteMeal } from './waste/waste-meal.ts';

const Day = z.string().check(z.refine(isDay, 'not_a_day'));
const Cleared = z.optional(z.array(z.enum(WASTE_FIELDS)));
const Assumed = z.optional(z.array(z.enum(ASSUMED_FIELDS)));
const MealId = z.object({ id: Id });

export const listWaste = endpoint({
  method: 'GET',
  path: '/waste',
  callers: 'signed-in',
  summary: 'List what a kitchen threw away, meal by meal, the latest day first; at most 2,000',
  query: z.object({ restaurantId: Id, from: Day, to: Day }),
  reply: z.object({
    items: z.array(WasteMeal),
    /** Of all meals that the kitchen ever weighed whole; null before the first. */
    baseline: z.nullable(WasteBaseline),
    /** Guests of the last days of the span, by published plan; a server of the former release says nothing of them. */
    guests: z.optional(z.array(ExpectedGuests)),
    next: z.null(),
  }),
});

export const readWasteCosts = endpoint({
  method: 'GET',
  path: '/waste/costs',
  callers: 'signed-in',
  summary: 'Read what a gram of what a kitchen served cost it lately, for the days on which waste was weighed',
  description:
    'For those who run the organization or manage its restaurants. By the dishes of published plans; null for a day of which a dish has too little with a price.',
  query: z.object({ restaurantId: Id, from: Day, to: Day }),
  reply: z.object({
    /** ISO 4217; null where no invoice says it. */
    currency: z.nullable(z.string()),
    items: z.array(z.object({ day: z.string(), perGram: z.nullable(z.number()) })),
  }),
});

export const keepWaste = endpoint({
  method: 'PUT',
  path: '/waste/{id}',
  callers: 'signed-in',
  summary: 'Keep what was thrown away at a meal, by an id of the caller’s own: sent again it is the same meal',
  description:
    'A meal of the same day and name has one entry, to which several may write: a value stands until another one is written over it, and null writes over nothing. What is to be unknown again is named in `cleared`; guests that nobody counted are named in `assumed`: they stand in the place of nothing and of what was assumed before, never of a count, and null takes them back.',
  params: MealId,
  body: z.object({ restaurantId: Id, waste: WasteDraft, cleared: Cleared, assumed: Assumed }),
  reply: MealId,
});

export const forgetWaste = endpoint({
  method: 'DELETE',
  path: '/waste/{id}',
  callers: 'signed-in',
  summary: 'Take a meal out of the waste log',
  params: MealId,
  query: z.object({ restaurantId: Id }),
  reply: MealId,
});
