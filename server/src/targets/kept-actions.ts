import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Day, history, type Month } from '@plateprint/shared/kernel/month.ts';
import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { readKeptActions } from '@plateprint/shared/targets/api/target-api.ts';
import type { Services } from '../platform/services.ts';
import { nextSteps } from './next-steps.ts';
import { type DishOfMonth, dishesOfMonths, type Kitchen } from './sold-dish-store.ts';
import { actionsOf, type StoredTarget } from './target-row.ts';
import { type OwnedTarget, replaceActions } from './target-store.ts';

type ActionOutcome = ReplyOf<typeof readKeptActions>['items'][number];
type DishThen = NonNullable<ActionOutcome['came']>['before'];

interface Choice {
  kitchen: Kitchen;
  actionIds: readonly string[];
  version: number;
  language: Language;
}

/** Keeps what was chosen, each with what it is to save by itself; what was kept before stays as it was kept. @throws changed_meanwhile */
export async function keepActions(
  services: Pick<Services, 'database' | 'clock' | 'foodData'>,
  actor: Actor,
  { kept, choice: { kitchen, actionIds, version, language } }: { kept: OwnedTarget; choice: Choice },
): Promise<StoredTarget> {
  const now = services.clock();
  const former = new Map(actionsOf(kept.row).map((action) => [action.id, action]));
  const wanted = [...new Set(actionIds)];
  const steps = wanted.every((id) => former.has(id)) ? null : await nextSteps(services, kitchen, language);
  const offered = new Map(steps?.actions.map((action) => [action.id, action]));
  const actions = wanted.map((id, index): PlannedAction => {
    const known = former.get(id);
    if (known) return known;
    const action = offered.get(id);
    if (!action || !steps)
      throw new AppError('invalid_input', [
        { path: `actionIds.${index}`, code: 'unknown_action', message: 'There is no such action.' },
      ]);
    const { co2: expected, sure } = effectOfActions(steps.dishes, [action]);
    const { kind, dish, from, to } = action;
    return { id, kind, dish, from, to, expected, sure, keptAt: now.toISOString() };
  });
  return replaceActions(services.database, actor, { kept, actions, version, now });
}

const YEARS = 24;
const YEAR = 12;

/** The kept actions with what their dishes were before and are since: nothing is claimed of why. */
export async function whatCame(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kitchen: Pick<Kitchen, 'id' | 'organizationId'>,
  row: StoredTarget,
): Promise<ActionOutcome[]> {
  const actions = actionsOf(row);
  if (actions.every(({ dish }) => dish === null)) return actions.map((action) => ({ ...action, came: null }));
  const months = history(YEARS, clock().toISOString().slice(0, 10) as Day);
  const sold = await dishesOfMonths(database, kitchen, months);
  const reported = [...new Set(sold.map(({ month }) => month))].toSorted();
  return actions.map((action) => {
    if (action.dish === null) return { ...action, came: null };
    const since = action.keptAt.slice(0, 7) as Month;
    const of = sold.filter(({ id }) => id === action.dish?.id);
    const before = reported.filter((month) => month <= since).slice(-YEAR);
    const after = reported.filter((month) => month > since);
    return { ...action, came: { before: dishIn(of, before), since: dishIn(of, after) } };
  });
}

/** A dish in some months that have reports: a month in which it was not sold is one of 0 servings. */
function dishIn(of: readonly DishOfMonth[], months: readonly Month[]): DishThen {
  const there = new Set(months);
  const own = of.filter(({ month }) => there.has(month));
  const known = own.filter(({ co2 }) => co2 !== null);
  const servings = known.reduce((sum, each) => sum + each.servings, 0);
  const sold = own.reduce((sum, each) => sum + each.servings, 0);
  return {
    months: months.length,
    servings: months.length > 0 ? sold / months.length : 0,
    perServing: servings > 0 ? known.reduce((sum, { co2 }) => sum + (co2 ?? 0), 0) / servings : null,
  };
}
