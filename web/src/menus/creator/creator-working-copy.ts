import type { CreatorState } from './creator-state.ts';

/** Everything a person works on in this browser lies under this prefix and their id (docs/decisions/0008). */
const PREFIX = 'plateprint.working.menu.';

function keyOf(userId: string, id: string | undefined): string {
  return `${PREFIX}${userId}.${id ?? 'new'}`;
}

/** Keeps the creator's state in this browser: a reload, a crash or an empty battery loses nothing. */
export function keepWorkingCopy(userId: string, id: string | undefined, state: CreatorState): void {
  try {
    localStorage.setItem(keyOf(userId, id), JSON.stringify(state));
  } catch {
    // A full or forbidden storage only takes the safety net away; saving still works.
  }
}

export function workingCopy(userId: string, id: string | undefined): CreatorState | null {
  try {
    const kept = localStorage.getItem(keyOf(userId, id));
    if (kept === null) return null;
    const state = JSON.parse(kept) as CreatorState;
    return Array.isArray(state.draft.blocks) && Array.isArray(state.recipes) ? state : null;
  } catch {
    return null;
  }
}

export function forgetWorkingCopy(userId: string, id: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(userId, id));
  } catch {
    // nothing kept, nothing to forget
  }
}
