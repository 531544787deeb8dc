import { useReducer } from 'react';
import { runSave, type Saved, type SaveCalls, type SaveOf } from './run-save.ts';
import { NOT_SAVING, type SaveEvent, saveReducer, type SaveState } from './save-state.ts';

export interface Save<Draft, Thing> {
  state: SaveState<Draft, Thing>;
  /** Null when it was not saved: the state then says why. */
  run: (save: Omit<SaveOf<Draft>, 'unanswered'>) => Promise<Thing | null>;
  /** The page shows what was saved, or leads to it. */
  shown: () => void;
  resolved: () => void;
}

/** Saves things of one kind; what it ends with stands in its state. */
export function useSave<Draft, Thing extends Saved>(calls: SaveCalls<Draft, Thing>): Save<Draft, Thing> {
  const [state, happen] = useReducer<SaveState<Draft, Thing>, [SaveEvent<Draft, Thing>]>(saveReducer, NOT_SAVING);
  return {
    state,
    run: async ({ draft, base }) => {
      happen({ happened: 'begun' });
      const outcome = await runSave(calls, { draft, base, unanswered: state.unanswered }).catch((fault: unknown) => {
        happen({ happened: 'shown' });
        throw fault;
      });
      happen({ happened: 'ended', outcome });
      return outcome.kind === 'saved' ? outcome.thing : null;
    },
    shown: () => happen({ happened: 'shown' }),
    resolved: () => happen({ happened: 'resolved' }),
  };
}
