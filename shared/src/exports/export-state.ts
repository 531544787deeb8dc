/** Why no file came of it: the format is none of ours, or something went wrong on the way. */
export type ExportProblem = 'invalid_format' | 'failed';

/**
 * Where an export stands (specification, point 4: export flow). `loading`: the loader is set and the pages are rendered
 * off-screen; `building`: they are, and `page` of `totalPages` is being drawn; `failed` is the error flag.
 */
export type ExportState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'building'; page: number; totalPages: number }
  | { kind: 'failed'; problem: ExportProblem };

export type ExportEvent =
  | { kind: 'started' }
  | { kind: 'rendered'; totalPages: number }
  | { kind: 'page_drawn' }
  | { kind: 'finished' }
  | { kind: 'cancelled' }
  | { kind: 'failed'; problem: ExportProblem };

export const NO_EXPORT: ExportState = { kind: 'idle' };

/** The state after an event. An event that does not fit the state, such as a page drawn after a cancel, changes nothing. */
export function afterExportEvent(state: ExportState, event: ExportEvent): ExportState {
  switch (event.kind) {
    case 'started':
      return isUnderWay(state) ? state : { kind: 'loading' };
    case 'rendered':
      return state.kind === 'loading' ? { kind: 'building', page: 1, totalPages: event.totalPages } : state;
    case 'page_drawn':
      return state.kind === 'building' ? { ...state, page: Math.min(state.page + 1, state.totalPages) } : state;
    case 'failed':
      return isUnderWay(state) ? { kind: 'failed', problem: event.problem } : state;
    case 'finished':
    case 'cancelled':
    default:
      return NO_EXPORT;
  }
}

/** Whether the loader shows. */
export function isUnderWay(state: ExportState): boolean {
  return state.kind === 'loading' || state.kind === 'building';
}
