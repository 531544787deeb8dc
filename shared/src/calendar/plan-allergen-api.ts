import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { GoneDish } from './model/gone-dish.ts';
import { AllergenNotice, SeenNotices } from '../menus/menu-allergen-api.ts';

/** Days of a notice that are listed. */
export const MOST_NOTICE_DAYS = 4;

export const PlanAllergenNotice = z.object({
  ...AllergenNotice.shape,
  days: described(
    z.array(z.string()),
    `The first ${MOST_NOTICE_DAYS} days from today on, \`YYYY-MM-DD\`, on which the plan serves the dish.`,
  ),
});
export type PlanAllergenNotice = z.infer<typeof PlanAllergenNotice>;

/** With the days on which guests would read it. */
const GoneServed = z.object({
  ...GoneDish.shape,
  /** A server of the former release does not say it: it knows those that were deleted. */
  why: z.optional(GoneDish.shape.why),
  days: PlanAllergenNotice.shape.days,
});
export type GoneServed = z.infer<typeof GoneServed>;

const PlanAllergenNotices = z.object({
  items: z.array(PlanAllergenNotice),
  gone: described(
    z.array(GoneServed),
    'Dishes that guests read no more because the kitchen has their recipe no more, until it is back or the plan is published without them.',
  ),
  next: z.nullable(z.string()),
  maySee: described(z.boolean(), 'Whether the caller may say that it has been seen.'),
});
export type PlanAllergenNotices = z.infer<typeof PlanAllergenNotices>;

export const listPlanAllergenNotices = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/allergen-notices',
  callers: 'signed-in',
  summary:
    'List what changes added to the dishes of a menu plan since it was published, as long as nobody has seen it, and its dishes that are gone',
  description:
    'Whatever changed a dish: an edit, a base recipe, a program, a bulk change or new food data. Of dishes that the plan still serves, on a day from today on.',
  params: z.object({ id: Id }),
  reply: PlanAllergenNotices,
});

export const seePlanAllergenNotices = endpoint({
  method: 'POST',
  path: '/menu-plans/{id}/allergen-notices/seen',
  callers: 'signed-in',
  summary: 'Say that what was added to the dishes of a published menu plan has been seen; who said so is kept',
  params: z.object({ id: Id }),
  body: SeenNotices,
  reply: PlanAllergenNotices,
});
