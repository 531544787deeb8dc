/** One moment for all tabs of the browser: work in one keeps the others signed in. */
const STORED_AS = 'plateprint.lastAction';
/** Milliseconds between two writes; a warning is not shifted by less. */
export const ACTION_STEP = 2000;

let here: number | null = null;

/** When somebody last did something in any tab of this browser; null when that was never noted. */
export function lastAction(): number | null {
  try {
    const stored = Number(localStorage.getItem(STORED_AS));
    return stored > 0 ? stored : here;
  } catch {
    return here;
  }
}

/** Notes that somebody did something just now; false when that is known already. */
export function markAction(now: number): boolean {
  const before = lastAction();
  if (before !== null && now >= before && now - before < ACTION_STEP) return false;
  here = now;
  try {
    localStorage.setItem(STORED_AS, String(now));
  } catch {
    // Without storage each tab counts by itself.
  }
  return true;
}

/** Tells when a tab has noted an action. */
export function onActionElsewhere(heard: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === STORED_AS && heard();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
