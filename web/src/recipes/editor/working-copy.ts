import type { EditorState } from './editor-state.ts';

/** Everything a person works on in this browser lies under this prefix and their id (docs/decisions/0008). */
const PREFIX = 'plateprint.working.recipe.';

function keyOf(userId: string, id: string | undefined): string {
  return `${PREFIX}${userId}.${id ?? 'new'}`;
}

/** The name of what is worked on: a kept recipe's id, or which new thing it is; undefined: a new recipe. */
export function copyOf(id: string | undefined, { draft }: EditorState): string | undefined {
  return id ?? (draft.ingredientBag ? 'new-bag' : undefined);
}

/** Keeps the editor's state in this browser: a reload, a crash or an empty battery loses nothing. */
export function keepWorkingCopy(userId: string, id: string | undefined, state: EditorState): void {
  try {
    localStorage.setItem(keyOf(userId, id), JSON.stringify(state));
  } catch {
    // A full or forbidden storage only takes the safety net away; saving still works.
  }
}

export function workingCopy(userId: string, id: string | undefined): EditorState | null {
  try {
    const kept = localStorage.getItem(keyOf(userId, id));
    if (kept === null) return null;
    const state = JSON.parse(kept) as EditorState;
    return Array.isArray(state.draft.ingredients) && Array.isArray(state.draft.names) ? state : null;
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
