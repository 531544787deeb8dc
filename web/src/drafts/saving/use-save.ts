import { useMutation } from '@tanstack/react-query';
import { useReducer } from 'react';
import { type ClientFailure, isProblem } from '../../platform/api/client-failure.ts';
import { runSave, type Saved, type SaveCalls, type SaveOf, type SaveOutcome } from './run-save.ts';
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
  // A refusal for want of a session is handed on, and leads to the sign-in and back, as with every other call.
  const { mutateAsync } = useMutation<SaveOutcome<Draft, Thing>, ClientFailure, SaveOf<Draft>>({
    mutationFn: async (save) => {
      const outcome = await runSave(calls, save);
      if (outcome.kind === 'failed' && isProblem(outcome.failure, 'not_signed_in')) throw outcome.failure;
      return outcome;
    },
  });
  return {
    state,
    run: async ({ draft, base }) => {
      happen({ happened: 'begun' });
      const { unanswered } = state;
      const outcome = await mutateAsync({ draft, base, unanswered }).catch((fault: unknown) => {
        if (isProblem(fault, 'not_signed_in')) return { kind: 'failed' as const, failure: fault as ClientFailure, unanswered };
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
