import { historyReducerOf, type StepBack } from '../../drafts/history.ts';
import { type PlanAction, planReducer, type PlanState } from './plan-state.ts';

type Written = Pick<PlanState, 'draft'>;

export type PlanEdit = PlanAction | StepBack;

/** Every change of a plan with the way back. */
export const planHistoryReducer = historyReducerOf<PlanState, PlanAction, Written>({
  reduce: planReducer,
  stepOf: ({ draft }) => ({ draft }),
  withStep: (state, written) => ({ ...state, ...written, changed: true }),
  isStep: (action, before, after) => action.do !== 'saved' && after.draft !== before.draft,
  aboutOf: (action) => ('about' in action ? (action.about ?? null) : null),
});
