import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { effectOfActions } from '@plateprint/shared/targets/actions/action-effect.ts';
import { excludedBy } from '@plateprint/shared/targets/actions/exclusive-actions.ts';
import { currentActionId, kitchensOf } from '@plateprint/shared/targets/actions/kept-action.ts';
import type { PlannedAction } from '@plateprint/shared/targets/actions/target-action.ts';
import type { Services } from '../platform/services.ts';
import { nextSteps } from './next-steps.ts';
import { actionsOf, type StoredTarget } from './target-row.ts';
import { type OwnedTarget, replaceActions } from './target-store.ts';

interface Choice {
  actionIds: readonly string[];
  version: number;
  language: Language;
}

/** Keeps what was chosen, each with what it is to save by itself; what was kept before stays as it was kept. @throws changed_meanwhile */
export async function keepActions(
  services: Pick<Services, 'database' | 'files' | 'clock' | 'foodData'>,
  actor: Actor,
  { kept, choice: { actionIds, version, language } }: { kept: OwnedTarget; choice: Choice },
): Promise<StoredTarget> {
  const now = services.clock();
  const former = new Map(actionsOf(kept.row).map((action) => [action.id, action]));
  const wanted = [...new Set(actionIds.map((id) => currentActionId(id, kept.row.restaurant_id)))];
  const steps = wanted.every((id) => former.has(id)) ? null : await nextSteps(services, kept.place, language);
  const offered = new Map(steps?.actions.map((action) => [action.id, action]));
  const chosen = wanted.flatMap((id) => offered.get(id) ?? []);
  for (const [index, id] of wanted.entries()) {
    const action = former.has(id) ? undefined : offered.get(id);
    if (action && steps && excludedBy(steps.dishes, action, chosen).length > 0)
      throw new AppError('invalid_input', [
        { path: `actionIds.${index}`, code: 'exclusive_action', message: 'Another of the actions excludes this one.' },
      ]);
  }
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
    const kitchens = kitchensOf(action, steps.dishes);
    return { id, kind, dish, from, to, foods, kitchens, expected, sure, keptAt: now.toISOString() };
  });
  return replaceActions(services.database, actor, { kept, actions, version, now });
}
