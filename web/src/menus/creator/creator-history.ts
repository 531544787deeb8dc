import { type CreatorAction, creatorReducer, type CreatorState } from './creator-state.ts';

type Written = Pick<CreatorState, 'draft' | 'backgroundUrl'>;

/** The creator's state with what it was before each deed, the latest last, and what was taken back. */
export interface CreatorHistory {
  now: CreatorState;
  past: readonly Written[];
  future: readonly Written[];
  /** What the last deed was about: typing on in one field is one deed, however many keys it takes. */
  about: string | null;
}

const MOST_STEPS = 200;

export type CreatorDeed = CreatorAction | { do: 'undo' } | { do: 'redo' };

export function historyOf(now: CreatorState): CreatorHistory {
  return { now, past: [], future: [], about: null };
}

export function historyReducer(history: CreatorHistory, action: CreatorDeed): CreatorHistory {
  if (action.do === 'undo' || action.do === 'redo') return stepped(history, action.do);
  if (action.do === 'open') return historyOf(action.state);
  const now = creatorReducer(history.now, action);
  if (action.do === 'saved' || now.draft === history.now.draft) return { ...history, now };
  const about = 'about' in action ? (action.about ?? null) : null;
  if (about !== null && about === history.about) return { ...history, now, future: [] };
  return { now, past: [...history.past, written(history.now)].slice(-MOST_STEPS), future: [], about };
}

function written({ draft, backgroundUrl }: CreatorState): Written {
  return { draft, backgroundUrl };
}

function stepped({ now, past, future }: CreatorHistory, way: 'undo' | 'redo'): CreatorHistory {
  const [from, to] = way === 'undo' ? [past, future] : [future, past];
  const step = from.at(-1);
  if (!step) return { now, past, future, about: null };
  const [rest, kept] = [from.slice(0, -1), [...to, written(now)]];
  const next = { ...now, ...step, changed: true };
  return way === 'undo'
    ? { now: next, past: rest, future: kept, about: null }
    : { now: next, past: kept, future: rest, about: null };
}
