import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { StartedFrom } from '../kernel/api/version.ts';
import { Id } from '../kernel/id.ts';
import { plainText } from '../kernel/plain-text.ts';
import { isBlank } from '../kernel/text.ts';
import { ReasonToGoOut } from '../claims/claims-answer.ts';
import { SeenWords, WordNotices } from '../claims/word-notice.ts';
import { MenuPlanDraft } from './model/menu-plan.ts';
import { PLAN_SHOWS } from './published/plan-menu-blocks.ts';

const { weeks, weekdays, startsOn, endsOn, closed } = MenuPlanDraft.shape;

/** A published plan, and the days on which it serves. */
const ServedBeside = z.object({ id: z.string(), title: z.string(), weeks, weekdays, startsOn, endsOn, closed });

const PlanId = z.object({ id: Id });

/** The publication of a menu plan: what guests see of it, and where. */
export const Publication = z.object({
  /** Null while it is not published. */
  published: z.nullable(
    z.object({
      title: z.string(),
      /** The version of the plan that guests see. */
      version: z.number(),
      at: z.string(),
    }),
  ),
  /** The unguessable part of the public address of the kitchen's meals, `/meals/{token}`; null while it is off. */
  feed: z.nullable(z.string()),
  /** The other published plans of the kitchen: guests see all of them. */
  beside: z.array(ServedBeside),
  /** The kitchen's menus whose dishes are those of its published plans. */
  menus: z.array(z.object({ id: z.string(), name: z.string(), shows: z.enum(PLAN_SHOWS), linkNumbers: z.array(z.number()) })),
});
export type Publication = z.infer<typeof Publication>;

export const readPublication = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/publication',
  callers: 'signed-in',
  summary: 'Read whether a menu plan is published, the address of its kitchen’s meals, and the menus that show them',
  params: PlanId,
  reply: Publication,
});

export const publishMenuPlan = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/publication',
  callers: 'signed-in',
  summary: 'Publish a menu plan as it is saved: feed, live links and screens show it from then on',
  description: 'With `version` another version than the one that was looked at is refused with `changed_meanwhile`.',
  params: PlanId,
  body: z.object({
    version: StartedFrom,
    title: plainText(100).check(z.refine((title) => !isBlank(title), 'no_name')),
    reason: ReasonToGoOut,
  }),
  reply: Publication,
});

export const withdrawMenuPlan = endpoint({
  method: 'DELETE',
  path: '/menu-plans/{id}/publication',
  callers: 'signed-in',
  summary: 'Take a published menu plan back: guests see its dishes no more',
  params: PlanId,
  reply: Publication,
});

export const changeMealFeed = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/feed',
  callers: 'signed-in',
  summary: 'Switch the public address of a kitchen’s meals on or off, or give it a new one',
  description: 'An address that was switched off or renewed leads nowhere from then on.',
  params: PlanId,
  body: z.object({ address: z.enum(['on', 'renewed', 'off']) }),
  reply: Publication,
});

export const showPlanOnMenu = endpoint({
  method: 'PUT',
  path: '/menu-plans/{id}/menus',
  callers: 'signed-in',
  summary: 'Let a menu show the dishes of its kitchen’s published plans by itself, of today or of the week; null: no longer',
  params: PlanId,
  body: z.object({ menuId: Id, shows: z.nullable(z.enum(PLAN_SHOWS)) }),
  reply: Publication,
});

export const listPlanWordNotices = endpoint({
  method: 'GET',
  path: '/menu-plans/{id}/word-notices',
  callers: 'signed-in',
  summary:
    'List words of a published menu plan that may not stand since a change, as long as nobody has seen or answered for them',
  params: PlanId,
  reply: WordNotices,
});

export const seePlanWordNotices = endpoint({
  method: 'POST',
  path: '/menu-plans/{id}/word-notices/seen',
  callers: 'signed-in',
  summary: 'Say that words of a published menu plan that may not stand have been seen; who said so is kept',
  params: PlanId,
  body: SeenWords,
  reply: WordNotices,
});
