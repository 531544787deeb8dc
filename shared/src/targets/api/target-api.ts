import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Version } from '../../kernel/api/version.ts';
import { Id } from '../../kernel/id.ts';
import { isDay, isMonth } from '../../kernel/month.ts';
import { SURENESS } from '../../footprint/difference/sureness.ts';
import { ReportVariety } from '../../reports/model/report-kind.ts';
import { DishYear } from '../actions/kitchen-year.ts';
import { PlannedAction, MOST_ACTIONS, TargetAction } from '../actions/target-action.ts';
import { TargetDraft } from '../model/target.ts';
import { JudgedChange } from '../judged/judge-change.ts';
import { TARGET_PRESETS } from '../model/target-preset.ts';
import { TargetPath } from '../path/target-path.ts';

const TargetId = z.object({ id: Id });

/** The place of a target: a kitchen, or its whole organization. */
const PlaceOfTarget = z.object({
  restaurantId: z.optional(Id),
  organizationId: z.optional(Id),
});
export type PlaceOfTarget = z.infer<typeof PlaceOfTarget>;

/** One place, not two and not none. */
const OnePlace = PlaceOfTarget.check(
  z.refine(({ restaurantId, organizationId }) => (restaurantId === undefined) !== (organizationId === undefined), {
    error: 'one_place',
    path: ['restaurantId'],
  }),
);

export const Target = z.object({
  ...TargetDraft.shape,
  id: z.string(),
  organizationId: z.string(),
  /** Null of the whole organization. */
  restaurantId: z.nullable(z.string()),
  /** The actions that it keeps, by their ids; `GET /targets/{id}/actions` tells them. */
  actionIds: z.array(z.string()),
  version: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Target = z.infer<typeof Target>;

/** A published target, and why it is not offered: `unit` our figures have no such unit, `base_year` no reports of all its base year. */
const OfferedPreset = z.object({
  id: z.enum(TARGET_PRESETS),
  refusal: z.nullable(z.enum(['unit', 'base_year'])),
});
export type OfferedPreset = z.infer<typeof OfferedPreset>;

export const listTargets = endpoint({
  method: 'GET',
  path: '/targets',
  callers: 'signed-in',
  summary: 'List the targets of a restaurant or of an organization, in the order in which they were set',
  query: OnePlace,
  reply: z.object({ items: z.array(Target), presets: z.array(OfferedPreset), next: z.null() }),
});

export const readTargetPath = endpoint({
  method: 'GET',
  path: '/targets/{id}/path',
  callers: 'signed-in',
  summary: 'Read a target’s path with the months’ values, and whether the latest months are on it',
  description:
    'Made of the completed monthly reports: as they were published, or all at the food data of today where they are of several releases and this is worked out. Closed restaurants stay in what they reported.',
  params: TargetId,
  reply: TargetPath,
});

/** Where a target stands, for a list of several places. */
const TargetStanding = z.object({
  ...TargetDraft.shape,
  id: z.string(),
  restaurantId: z.nullable(z.string()),
  /** The name of its restaurant or its organization. */
  place: z.string(),
  /** Grams CO2e by what it counts, of the latest months and of the path over them; null where nothing may be said. */
  value: z.nullable(z.number()),
  path: z.nullable(z.number()),
  sure: z.nullable(z.enum(SURENESS)),
  withheld: TargetPath.shape.withheld,
  isOver: z.boolean(),
});
export type TargetStanding = z.infer<typeof TargetStanding>;

export const readStandings = endpoint({
  method: 'GET',
  path: '/targets/standings',
  callers: 'signed-in',
  summary: 'Read where the targets of a restaurant stand, or those of an organization and of its restaurants',
  description:
    'At most 24: those of the organization and the newest of its restaurants. Those above their goal or their path come first.',
  query: OnePlace,
  reply: z.object({
    items: z.array(TargetStanding),
    /** Targets that are not among them. */
    left: z.number(),
    next: z.null(),
  }),
});

export const previewTargetPath = endpoint({
  method: 'POST',
  path: '/targets/path',
  callers: 'signed-in',
  changes: false,
  summary: 'Say what the path of a target would be that nobody has set yet',
  body: z.object({ place: OnePlace, target: TargetDraft }),
  reply: TargetPath,
});

export const setTarget = endpoint({
  method: 'POST',
  path: '/targets',
  callers: 'signed-in',
  summary: 'Set a target for a restaurant or an organization',
  description: 'A base without completed reports, or one that counts too little, is refused; so is a 13th target of a place.',
  body: z.object({ place: OnePlace, target: TargetDraft }),
  reply: Target,
});

export const changeTarget = endpoint({
  method: 'PUT',
  path: '/targets/{id}',
  callers: 'signed-in',
  summary: 'Change a target',
  description: 'Refused with `changed_meanwhile` when somebody saved a newer version.',
  params: TargetId,
  body: z.object({ target: TargetDraft, version: Version }),
  reply: Target,
});

export const deleteTarget = endpoint({
  method: 'DELETE',
  path: '/targets/{id}',
  callers: 'signed-in',
  summary: 'Put a target into the bin, where it stays restorable for 30 days',
  params: TargetId,
  reply: TargetId,
});

export const restoreTarget = endpoint({
  method: 'PUT',
  path: '/targets/{id}/restore',
  callers: 'signed-in',
  summary: 'Take a target out of the bin',
  params: TargetId,
  reply: Target,
});

/** Possible next steps: a year of dishes as they are now, and actions on them; none where nothing was sold. */
export const readNextSteps = endpoint({
  method: 'GET',
  path: '/targets/next-steps',
  callers: 'signed-in',
  summary: 'Read what a restaurant or an organization could do to come down: swaps, dishes less often, other origins',
  description:
    'From the dishes that emitted most in the completed sales reports of the latest twelve months, as their recipes are now; of an organization those of the ten restaurants that emitted most. Months that count too little for an average are left out. The effect of actions together is drawn from the same dishes, so that nothing counts twice.',
  query: OnePlace,
  reply: z.object({
    /** Months with a report that a year is worked out from. */
    months: z.number(),
    /** Which they are, as 2026-10, in the order of time; those that count too little for an average are not among them. A server of the
     * former release does not say it. */
    basedOn: z.optional(z.array(z.string())),
    /** Share of the CO2e of those months, of all the place’s restaurants, that the dishes speak of, 0–1. */
    share: z.number(),
    dishes: z.array(DishYear),
    actions: z.array(TargetAction),
  }),
});

export const keepActions = endpoint({
  method: 'PUT',
  path: '/targets/{id}/actions',
  callers: 'signed-in',
  summary: 'Keep the actions that are to lead to a target, with what each is to save',
  description:
    'Ids of suggested actions or of those that are kept already; others are refused, and so are new ones that exclude each other. What is no longer named is taken away.',
  params: TargetId,
  body: z.object({ actionIds: z.array(z.string().check(z.maxLength(400))).check(z.maxLength(MOST_ACTIONS)), version: Version }),
  reply: Target,
});

/** A dish before an action was kept and since: servings a month, and grams CO2e of one; null where no report says it. */
const DishThen = z.object({ months: z.number(), servings: z.nullable(z.number()), perServing: z.nullable(z.number()) });

export const readKeptActions = endpoint({
  method: 'GET',
  path: '/targets/{id}/actions',
  callers: 'signed-in',
  summary: 'Read the actions that a target keeps, with what came of each',
  description:
    'Before: the twelve months up to the one in which it was kept; since: those after it, of the last two years. Of an organization they are those of the restaurants whose dish it changes. Null for what concerns all dishes.',
  params: TargetId,
  reply: z.object({
    items: z.array(z.object({ ...PlannedAction.shape, came: z.nullable(z.object({ before: DishThen, since: DishThen })) })),
    next: z.null(),
  }),
});

export const judgeMonth = endpoint({
  method: 'GET',
  path: '/targets/judged/{restaurantId}',
  callers: 'signed-in',
  summary:
    'Judge whether a restaurant’s values, or a dish’s servings, changed with a month, held against others that did not change',
  description:
    'Difference in differences of the monthly averages, per portion of sales or per kilogram of purchases: up to two years before and one from the month on, of completed reports that count enough. A steady trend against the others is carried on and is no effect. With `dish` the servings of a dish a month, against those of up to twenty others that the restaurant sold in each of the months; with `day` too those of a day, week by week, as far as sales say their days.',
  params: z.object({ restaurantId: Id }),
  query: z.object({
    month: z.string().check(z.refine((text) => isMonth(text), 'no_month')),
    variety: z._default(ReportVariety, 'sales'),
    dish: z.optional(described(Id, 'A dish of the restaurant: its servings are judged, against those of its other dishes.')),
    day: z.optional(
      described(
        z.string().check(z.refine((text) => isDay(text), 'no_day')),
        'A day of the month, of a dish: half a year of weeks before it and from it on, of sales whose rows say their day.',
      ),
    ),
  }),
  reply: JudgedChange,
});
