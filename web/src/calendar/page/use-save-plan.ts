import { listMenuPlans, type MenuPlan, readMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import { endpointKey, readKey } from '../../platform/api/endpoint-key.ts';
import { useSave } from '../../drafts/saving/use-save.ts';
import type { DraftKeeping } from '../../drafts/use-kept-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { planReducer, type PlanState } from '../state/plan-state.ts';
import type { Planner } from '../state/use-planner.ts';
import { planSaveCalls } from './plan-save-calls.ts';

export interface PlanSaving {
  save: () => void;
  /** Saves without leading to the plan; answers whether it was saved. */
  saveToLeave: () => Promise<boolean>;
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  problem: 'no_name' | 'bad_name' | null;
  failure: ClientFailure | null;
  /** The version saved meanwhile, by somebody else or in another tab. */
  newer: { thing: MenuPlan; isOwn: boolean } | null;
  saveOver: () => void;
  /** Saves what was changed here and in the newer version, in one. */
  saveBoth: (draft: MenuPlanDraft) => void;
}

interface SavingOf {
  planner: Planner;
  id: string | undefined;
  restaurantId: string;
  kept: DraftKeeping<PlanState>;
}

/** Saves what is in the planner. Nobody's newer version is overwritten unasked. */
export function useSavePlan({ planner, id, restaurantId, kept }: SavingOf): PlanSaving {
  const text = useText('calendar/planner');
  const notices = useNotices();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<PlanSaving['problem']>(null);
  const { state: saving, run, shown } = useSave(planSaveCalls(restaurantId));
  const { dispatch, current } = planner;

  async function save(base: PlanState['base'], isLeaving: boolean, sent = current().draft): Promise<boolean> {
    const found = nameProblem(sent.name);
    setProblem(found);
    if (found !== null || saving.isBusy) return false;
    const plan = await run({ draft: sent, base });
    if (!plan) return false;
    // Changes during the save stay as changes to the version just saved.
    const meanwhile = planReducer(current(), { do: 'saved', plan, sent });
    if (meanwhile.changed) kept.keepNow(meanwhile);
    else kept.drop();
    client.setQueryData(readKey(readMenuPlan, { params: { id: plan.id } }), plan);
    void client.invalidateQueries({ queryKey: endpointKey(listMenuPlans) });
    dispatch({ do: 'saved', plan, sent });
    notices.show({ message: text('saved', { name: plan.name }) });
    if (id === undefined && !isLeaving)
      await navigate({ to: '/menu-plans/plan/{-$id}', params: { id: plan.id }, search: {}, replace: true, ignoreBlocker: true });
    shown();
    return true;
  }

  const { isBusy, isDone, failure, newer } = saving;
  return {
    save: () => void save(current().base, false),
    saveToLeave: async () => save(current().base, true),
    isBusy,
    isDone,
    problem,
    failure,
    newer,
    saveOver: () => {
      const { base } = current();
      if (newer && base) void save({ ...base, version: newer.thing.version }, false);
    },
    saveBoth: (draft) => {
      if (!newer) return;
      const { thing: plan } = newer;
      dispatch({ do: 'take_both', plan, draft });
      void save({ id: plan.id, version: plan.version }, false, draft);
    },
  };
}

/** The problem for which the server would refuse a plan's name, shown at its field. */
function nameProblem(name: string): PlanSaving['problem'] {
  if (isBlank(name)) return 'no_name';
  return MenuPlanDraft.shape.name.safeParse(name).success ? null : 'bad_name';
}
