import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import { withoutLimits } from '@plateprint/shared/kernel/without-limits.ts';
import * as z from 'zod/mini';
import type { DraftFormat } from '../../drafts/stored/draft-format.ts';
import type { PlanState } from './plan-state.ts';

const Content = z.object({
  draft: withoutLimits(MenuPlanDraft),
  base: z._default(z.nullable(z.object({ id: z.string(), version: z.number() })), null),
  // Those that come with the kept plan are not among them. Lost facts of dishes are looked up again.
  dishes: z.catch(z.array(PlanDish), []),
});

/** An unsaved menu plan, as this browser keeps it. */
export const PLAN_DRAFT: DraftFormat<PlanState> = {
  kind: 'menu-plan',
  version: 1,
  read: (content) => {
    const read = Content.safeParse(content);
    if (!read.success) return null;
    const { draft, base, dishes } = read.data;
    const byId = new Map(dishes.map((dish) => [dish.id, dish]));
    // What is gone by now the kept plan says.
    return { draft, base, dishes: byId, gone: new Map(), keptDishes: new Set(), changed: true };
  },
  write: ({ draft, base, dishes, keptDishes }) => ({
    draft,
    base,
    dishes: [...dishes.values()].filter(({ id }) => !keptDishes.has(id)),
  }),
  thingOf: ({ base }) => base?.id ?? null,
  nameOf: ({ draft }) => draft.name.trim(),
  factsOf: () => ({}),
};
