import type { WizardState } from './wizard-state.ts';

/** A report that was begun on another page, with its rows; gone with a reload, as long as nobody went on with it. */
let begun: WizardState | null = null;

export function beginReport(state: WizardState): void {
  begun = state;
}

/** The report that waits, once. */
export function takeBegunReport(): WizardState | null {
  const state = begun;
  begun = null;
  return state;
}
