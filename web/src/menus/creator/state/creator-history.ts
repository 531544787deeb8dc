import { type History, historyReducerOf, type StepBack } from '../../../drafts/history.ts';
import { type CreatorAction, creatorReducer, type CreatorState } from './creator-state.ts';

type Written = Pick<CreatorState, 'draft' | 'backgroundUrl'>;

export type CreatorHistory = History<CreatorState, Written>;
export type CreatorEdit = CreatorAction | StepBack;

/** Every change of a menu with the way back. */
export const historyReducer = historyReducerOf<CreatorState, CreatorAction, Written>({
  reduce: creatorReducer,
  stepOf: ({ draft, backgroundUrl }) => ({ draft, backgroundUrl }),
  withStep: (state, written) => ({ ...state, ...written, changed: true }),
  isStep: (action, before, after) => action.do !== 'saved' && after.draft !== before.draft,
  aboutOf: (action) => ('about' in action ? (action.about ?? null) : null),
});
