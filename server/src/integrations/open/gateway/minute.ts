export const MINUTE_MS = 60_000;

/** When the minute of a moment began. */
export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
}
