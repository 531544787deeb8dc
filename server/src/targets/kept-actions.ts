import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type Day, history, type Month } from '@plateprint/shared/kernel/month.ts';
import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import { namedAction } from '@plateprint/shared/targets/actions/named-action.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { readKeptActions } from '@plateprint/shared/targets/api/target-api.ts';
import type { Services } from '../platform/services.ts';
import { nextSteps } from './next-steps.ts';
import { type DishOfMonth, dishesOfMonths, dishNames, heaviestKitchens } from './sold-dish-store.ts';
import { actionsOf, type StoredTarget } from './target-row.ts';
import { type OwnedTarget, replaceActions } from './target-store.ts';

type ActionOutcome = ReplyOf<typeof readKeptActions>['items'][number];
type DishThen = NonNullable<ActionOutcome['came']>['before'];

interface Choice {
  actionIds: readonly string[];
  version: number;
  language: Language;
}

/** Keeps what was chosen, each with what it is to save by itself; what was kept before stays as it was kept. @throws changed_meanwhile */
export async function keepActions(
  services: Pick<Services, 'database' | 'clock' | 'foodData'>,
  actor: Actor,
  { kept, choice: { actionIds, version, language } }: { kept: OwnedTarget; choice: Choice },
): Promise<StoredTarget> {
  const now = services.clock();
  const former = new Map(actionsOf(kept.row).map((action) => [action.id, action]));
  const wanted = [...new Set(actionIds)];
  const steps = wanted.every((id) => former.has(id)) ? null : await nextSteps(services, kept.place, language);
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
    const { kind, dish, from, to, foods } = action;
    return { id, kind, dish, from, to, foods, expected, sure, keptAt: now.toISOString() };
  });
  return replaceActions(services.database, actor, { kept, actions, version, now });
}

const YEARS = 24;
const YEAR = 12;

/** The kept actions as a reader calls them, with what their dishes were before and are since: nothing is claimed of why. */
export async function whatCame(
  { database, clock, foodData }: Pick<Services, 'database' | 'clock' | 'foodData'>,
  { row, place }: OwnedTarget,
  language: Language,
): Promise<ActionOutcome[]> {
  const kept = actionsOf(row);
  const ids = kept.flatMap(({ dish }) => dish?.id ?? []);
  const organizationId = row.organization_id;
  const dishes = await dishNames(database, organizationId, { ids, language });
  const actions = kept.map((action) => namedAction(action, { foodData, language, dishes }));
  if (ids.length === 0) return actions.map((action) => ({ ...action, came: null }));
  const months = history(YEARS, clock().toISOString().slice(0, 10) as Day);
  const { kitchens } = await heaviestKitchens(database, place, months);
  const sold = (await Promise.all(kitchens.map((kitchen) => dishesOfMonths(database, kitchen, months)))).flat();
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
