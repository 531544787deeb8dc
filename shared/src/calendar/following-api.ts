import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { MenuPlanDraft, MenuPlanSummary, PlanCell } from './model/menu-plan.ts';
import { PlanDish } from './model/plan-dish.ts';

const PlanId = z.object({ id: Id });

/** As many kitchens as an organization may have. */
const MOST_KITCHENS = 5000;

/** A plan that the kitchens of an organization may follow. */
export const OfferedPlan = z.object({
  id: z.string(),
  name: z.string(),
  /** The kitchen that plans it. */
  restaurantName: z.string(),
  weeks: z.number(),
  dishes: z.number(),
  /** Whether the kitchen that asks follows it already. */
  isFollowed: z.boolean(),
});
export type OfferedPlan = z.infer<typeof OfferedPlan>;

/** Whether a plan is offered, who follows it, and which plan it follows itself. */
export const Following = z.object({
  isOffered: z.boolean(),
  /** The kitchens that follow it, by name; empty for those who do not offer plans. */
  followers: z.array(
    z.object({
      restaurantId: z.string(),
      restaurantName: z.string(),
      /** Places on which it has another dish. */
      varied: z.number(),
      /** Whether it has everything that was saved. */
      isCurrent: z.boolean(),
      isPublished: z.boolean(),
    }),
  ),
  follows: z.nullable(
    z.object({
      name: z.string(),
      restaurantName: z.string(),
      /** False once the organization took it back: changes arrive no more. */
      isOffered: z.boolean(),
      /** The followed plan as it arrived last. */
      weeks: z.number(),
      lines: MenuPlanDraft.shape.lines,
      cells: z.array(PlanCell),
      dishes: z.array(PlanDish),
    }),
  ),
});
export type Following = z.infer<typeof Following>;

export const listOfferedPlans = endpoint({
  method: 'GET',
  path: '/menu-plans/offered',
  callers: 'signed-in',
  summary: 'List the menu plans that a kitchen’s organization offers to follow; at most 200',
  query: z.object({ restaurantId: Id }),
  reply: z.object({ items: z.array(OfferedPlan), next: z.null() }),
});

export const readFollowing = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/following',
  callers: 'signed-in',
  summary: 'Read which plan a menu plan follows, whether it is offered, and which kitchens follow it',
  params: PlanId,
  reply: Following,
});

export const offerMenuPlan = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/offer',
  callers: 'signed-in',
  summary: 'Offer a menu plan to the kitchens of its organization, or take it back',
  description:
    'All its dishes have to stand in the organization’s library. Taken back, kitchens keep what they have, and nothing arrives.',
  params: PlanId,
  body: z.object({ isOffered: z.boolean() }),
  reply: Following,
});

export const givePlanToKitchens = endpoint({
  method: 'POST',
  path: '/menu-plans/{id}/kitchens',
  callers: 'signed-in',
  summary: 'Put an offered menu plan into kitchens of its organization, where it follows; those that follow it already are left',
  description: '`all`: every kitchen of the organization that the caller reaches.',
  params: PlanId,
  body: z.object({ restaurantIds: z.union([z.literal('all'), z.array(Id).check(z.minLength(1), z.maxLength(MOST_KITCHENS))]) }),
  reply: Following,
});

export const followMenuPlan = endpoint({
  method: 'POST',
  path: '/menu-plans/{id}/follow',
  callers: 'signed-in',
  summary: 'Follow an offered menu plan in a kitchen: its changes arrive, what the kitchen varies stays',
  params: PlanId,
  body: z.object({ restaurantId: Id }),
  reply: MenuPlanSummary,
});

export const stopFollowing = endpoint({
  method: 'DELETE',
  path: '/menu-plans/{id}/following',
  callers: 'signed-in',
  summary: 'Let a menu plan follow no more: it stays as it is',
  params: PlanId,
  reply: PlanId,
});
