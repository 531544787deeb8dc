import { NEW_IMPORT, type ImportState } from './import-state.ts';

/** Beside the recipes that are worked on in this browser (docs/decisions/0008). */
const PREFIX = 'plateprint.working.import.';

/** What is kept of an import: a spreadsheet can be chosen again, what was written or changed cannot. */
export function keepImport(userId: string, whole: ImportState): void {
  const state: ImportState = { ...whole, spreadsheet: null, mapping: null };
  try {
    if (state.written.trim() === '' && state.items.length === 0) localStorage.removeItem(PREFIX + userId);
    else localStorage.setItem(PREFIX + userId, JSON.stringify(state));
  } catch {
    // A full or forbidden storage only takes the safety net away.
  }
}

export function keptImport(userId: string): ImportState | null {
  try {
    const kept = localStorage.getItem(PREFIX + userId);
    if (kept === null) return null;
    const state = JSON.parse(kept) as Partial<ImportState>;
    if (!Array.isArray(state.items) || typeof state.written !== 'string') return null;
    const step = state.items.length > 0 && state.step !== 'source' ? 'preview' : 'source';
    return { ...NEW_IMPORT, ...state, step };
  } catch {
    return null;
  }
}
