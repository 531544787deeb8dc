import { type History, historyReducerOf, type StepBack } from '../../../drafts/history.ts';
import { type EditorAction, editorReducer, type EditorState } from './editor-state.ts';

type Written = Pick<EditorState, 'draft' | 'readings'>;

export type EditorHistory = History<EditorState, Written>;
export type HistoryAction = EditorAction | StepBack;

/** Adds undo and redo to a reducer. Reading a line belongs to the step that wrote it: it is none of its own. */
export const historyReducer = historyReducerOf<EditorState, EditorAction, Written>({
  reduce: editorReducer,
  stepOf: ({ draft, readings }) => ({ draft, readings }),
  withStep: (state, written) => ({ ...state, ...written, changed: true }),
  isStep: (action, before, after) => action.do !== 'read_lines' && action.do !== 'saved' && after.draft !== before.draft,
  aboutOf,
});

/** The field that an action types in; null for a step of its own. */
function aboutOf(action: EditorAction): string | null {
  switch (action.do) {
    case 'change':
      return `recipe ${Object.keys(action.draft).toSorted().join(' ')}`;
    case 'change_line':
      return `line ${action.id} ${Object.keys(action.line).toSorted().join(' ')}`;
    case 'change_own':
      return `own ${action.id} ${Object.keys(action.own).toSorted().join(' ')}`;
    default:
      return null;
  }
}
