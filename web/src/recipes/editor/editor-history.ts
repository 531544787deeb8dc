import { type EditorAction, editorReducer, type EditorState } from './editor-state.ts';

type Written = Pick<EditorState, 'draft' | 'readings'>;

/** The editor's state with what it was before each deed, the latest last, and what was taken back. */
export interface EditorHistory {
  now: EditorState;
  past: readonly Written[];
  future: readonly Written[];
  /** What the last deed was about: typing on in one field is one deed, however many keys it takes. */
  about: string | null;
}

/** Lines that a hand may take back; each holds the former draft, whose lines it shares with the next. */
const MOST_STEPS = 200;

export type HistoryAction = EditorAction | { do: 'undo' } | { do: 'redo' };

export function historyOf(now: EditorState): EditorHistory {
  return { now, past: [], future: [], about: null };
}

/** The field that an action types in; null for a deed of its own. */
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

/** Every change with the way back. Reading a line belongs to the deed that wrote it: it is no step of its own. */
export function historyReducer(history: EditorHistory, action: HistoryAction): EditorHistory {
  if (action.do === 'undo' || action.do === 'redo') return stepped(history, action.do);
  const now = editorReducer(history.now, action);
  if (action.do === 'read_lines' || action.do === 'saved' || now.draft === history.now.draft) return { ...history, now };
  const about = aboutOf(action);
  if (about !== null && about === history.about) return { ...history, now, future: [] };
  return { now, past: [...history.past, written(history.now)].slice(-MOST_STEPS), future: [], about };
}

function written({ draft, readings }: EditorState): Written {
  return { draft, readings };
}

function stepped({ now, past, future }: EditorHistory, way: 'undo' | 'redo'): EditorHistory {
  const from = way === 'undo' ? past : future;
  const to = way === 'undo' ? future : past;
  const step = from.at(-1);
  if (!step) return { now, past, future, about: null };
  const rest = from.slice(0, -1);
  const kept = [...to, written(now)];
  const next = { ...now, ...step, changed: true };
  return way === 'undo'
    ? { now: next, past: rest, future: kept, about: null }
    : { now: next, past: kept, future: rest, about: null };
}
