/** Milliseconds before the end in which a warning stands. */
const WARNING = 60_000;

export type InactivityState =
  /** `changesIn`: milliseconds until the warning; null when nothing ever ends. */
  { kind: 'active'; changesIn: number | null } | { kind: 'warning'; secondsLeft: number } | { kind: 'over' };

/** Where somebody stands between their last action and being signed out (specification, point 2). `minutes`: 0 = never. */
export function inactivityState(lastAction: number, minutes: number, now: number): InactivityState {
  if (minutes <= 0) return { kind: 'active', changesIn: null };
  const whole = minutes * 60_000;
  const left = lastAction + whole - now;
  const warning = Math.min(WARNING, whole / 2);
  if (left <= 0) return { kind: 'over' };
  if (left <= warning) return { kind: 'warning', secondsLeft: Math.ceil(left / 1000) };
  return { kind: 'active', changesIn: left - warning };
}
