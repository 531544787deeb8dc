/** A cell of a day, as far as guests choose it. */
export interface Chosen {
  /** How much it is chosen beside the others of its day, above 0. */
  popularity: number;
  /** Servings that somebody expects; null: by popularity. */
  servings: number | null;
}

export interface Expected {
  /** Servings that are expected; null while nobody says how many guests come. */
  servings: number | null;
  /** The share of the day's guests, 0–1. */
  share: number;
}

/**
 * How the guests of a day choose: what somebody wrote stands, the guests that are left share the other dishes by popularity.
 * Without guests the shares alone are known, unless every dish was written.
 */
export function expectedServings(day: readonly Chosen[], guests: number | null): Expected[] {
  if (day.length === 0) return [];
  const written = day.reduce((sum, { servings }) => sum + (servings ?? 0), 0);
  const isAllWritten = day.every(({ servings }) => servings !== null);
  if (isAllWritten && written > 0) return day.map(({ servings }) => ({ servings, share: (servings ?? 0) / written }));
  const open = day.reduce((sum, { servings, popularity }) => sum + (servings === null ? popularity : 0), 0);
  if (guests === null) {
    const chosen = day.reduce((sum, { popularity }) => sum + popularity, 0);
    return day.map(({ servings, popularity }) => ({ servings, share: popularity / chosen }));
  }
  const left = Math.max(0, guests - written);
  const servings = day.map((each) => each.servings ?? (left * each.popularity) / open);
  const all = servings.reduce((sum, each) => sum + each, 0);
  return servings.map((each) => ({ servings: each, share: all === 0 ? 1 / day.length : each / all }));
}
