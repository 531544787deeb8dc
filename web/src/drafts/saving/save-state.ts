import { isOwnNewerVersion } from '@plateprint/shared/kernel/api/version.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
import type { SaveOutcome, UnansweredSave } from './run-save.ts';

/** Where saving stands. */
export interface SaveState<Draft, Thing> {
  isBusy: boolean;
  /** True between a successful save and the page that follows it. */
  isDone: boolean;
  failure: ClientFailure | null;
  /** A version that is newer than what was begun from; `isOwn`: this person saved it, in another tab or on another device. */
  newer: { thing: Thing; isOwn: boolean } | null;
  unanswered: UnansweredSave<Draft> | null;
}

export type SaveEvent<Draft, Thing> =
  | { happened: 'begun' }
  | { happened: 'ended'; outcome: SaveOutcome<Draft, Thing> }
  /** The page shows what was saved, or leads to it. */
  | { happened: 'shown' }
  /** The newer version was taken, or put in the place of what was written. */
  | { happened: 'resolved' };

export const NOT_SAVING: SaveState<never, never> = {
  isBusy: false,
  isDone: false,
  failure: null,
  newer: null,
  unanswered: null,
};

export function saveReducer<Draft, Thing>(
  state: SaveState<Draft, Thing>,
  event: SaveEvent<Draft, Thing>,
): SaveState<Draft, Thing> {
  switch (event.happened) {
    case 'begun':
      return { ...state, isBusy: true, isDone: false, failure: null, newer: null };
    case 'ended':
      return ended(state, event.outcome);
    case 'shown':
      return { ...state, isBusy: false, isDone: false };
    case 'resolved':
      return { ...state, failure: null, newer: null };
  }
}

function ended<Draft, Thing>(state: SaveState<Draft, Thing>, outcome: SaveOutcome<Draft, Thing>): SaveState<Draft, Thing> {
  switch (outcome.kind) {
    case 'saved':
      return { ...state, isDone: true, failure: null, newer: null, unanswered: null };
    case 'conflict': {
      const newer = outcome.newer && { thing: outcome.newer, isOwn: isOwnNewerVersion(outcome.failure.fields) };
      return { ...state, isBusy: false, failure: outcome.failure, newer, unanswered: null };
    }
    case 'failed':
      return { ...state, isBusy: false, failure: outcome.failure, newer: null, unanswered: outcome.unanswered };
  }
}
