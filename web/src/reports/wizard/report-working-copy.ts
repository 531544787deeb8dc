import type { Report } from '@plateprint/shared/reports/report.ts';
import { packDraft, type PackedDraft, unpackDraft } from '@plateprint/shared/reports/wizard/packed-draft.ts';
import type { WizardState } from './wizard-state.ts';

/** Everything a person works on in this browser lies under this prefix and their id (docs/decisions/0008). */
const PREFIX = 'plateprint.working.';

/** The kept report's id, or the kind and the restaurant of a new one. */
export interface CopyPlace {
  userId: string;
  of: string;
}

const keyOf = (name: 'report' | 'reportBackup', { userId, of }: CopyPlace): string => `${PREFIX}${name}.${userId}.${of}`;

type KeptState = Pick<WizardState, 'step' | 'replaces' | 'recipeNames'> & { draft: PackedDraft; version: number | null };

/**
 * Keeps the work in this browser: a reload, a crash or a lost connection loses nothing. The backup that leaving compares with
 * stands beside it where there is room; of a saved report the server has it anyway. @returns whether it was kept.
 */
export function keepWorkingCopy(place: CopyPlace, state: WizardState): boolean {
  const { step, replaces, recipeNames, draft, base } = state;
  const kept: KeptState = { step, replaces, recipeNames, draft: packDraft(draft), version: base?.version ?? null };
  if (!put(keyOf('report', place), kept)) {
    // An older copy would bring back work that is no longer meant.
    forgetWorkingCopy(place);
    return false;
  }
  if (!put(keyOf('reportBackup', place), packDraft(state.backup))) remove(keyOf('reportBackup', place));
  return true;
}

/** What was being worked on; null where nothing is kept, or it belongs to a version of the report that is gone. */
export function workingCopy(place: CopyPlace, fresh: WizardState): WizardState | null {
  const kept = read(keyOf('report', place)) as KeptState | null;
  if (!kept) return null;
  try {
    const draft = unpackDraft(kept.draft);
    if (!draft) return null;
    const backup = read(keyOf('reportBackup', place)) as PackedDraft | null;
    const { step, replaces, recipeNames } = kept;
    // Of a newer version the save is refused, and asks: the base keeps the version that was worked on.
    const base: Report | null = fresh.base && kept.version !== null ? { ...fresh.base, version: kept.version } : fresh.base;
    const before = (backup && unpackDraft(backup)) ?? fresh.backup;
    return { step, draft, base, backup: before, replaces, recipeNames: { ...fresh.recipeNames, ...recipeNames } };
  } catch {
    return null;
  }
}

export function forgetWorkingCopy(place: CopyPlace): void {
  remove(keyOf('report', place));
  remove(keyOf('reportBackup', place));
}

/** False where the storage is full or forbidden. */
function put(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function read(key: string): unknown {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as unknown);
  } catch {
    return null;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing kept, nothing to forget
  }
}
