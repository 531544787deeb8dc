interface SoldDish {
  id: string;
  /** The days on which it was there, with its servings. */
  days: readonly { day: string; servings: number }[];
}

/** Steps of the search, and the share of a dish's number below which a step changes nothing. */
const MOST_STEPS = 200;
const STILL = 1e-6;

/**
 * Servings of a day on which each dish is there, as if what stands beside it were chosen as much as dishes are on average: who sells 300 beside
 * a favourite is chosen more than who sells 300 beside what nobody wants. The numbers whose shares of each day explain best what was sold
 * (Luce's choice; found as Hunter 2004 does: servings ÷ Σ over days of the day's servings ÷ the day's numbers). Dishes without a day are absent.
 */
export function chosenOnDays(dishes: readonly SoldDish[]): Map<string, number> {
  const known = dishes.filter(({ days }) => days.length > 0);
  const places = new Map(known.flatMap(({ days }) => days.map(({ day }) => day)).map((day) => [day, 0]));
  for (const [at, day] of [...places.keys()].entries()) places.set(day, at);
  const daysOf = known.map(({ days }) => days.map(({ day }) => places.get(day) ?? 0));
  const sold = known.map(({ days }) => days.reduce((sum, { servings }) => sum + servings, 0));
  const guests = Array.from({ length: places.size }, () => 0);
  for (const { days } of known)
    for (const { day, servings } of days) {
      const at = places.get(day) ?? 0;
      guests[at] = (guests[at] ?? 0) + servings;
    }
  const start = known.map(({ days }, at) => (sold[at] ?? 0) / days.length);
  let chosen = start;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = nextStep(chosen, { daysOf, sold, guests });
    const isStill = next.every((each, at) => Math.abs(each - (chosen[at] ?? 0)) <= STILL * each);
    chosen = next;
    if (isStill) break;
  }
  // Shares say nothing of how many come: on average a dish has the servings that it had.
  const [had, found] = [start, chosen].map((all) => all.reduce((sum, each) => sum + each, 0)) as [number, number];
  const scale = found > 0 ? had / found : 0;
  return new Map(known.map(({ id }, at) => [id, (chosen[at] ?? 0) * scale]));
}

interface OnDays {
  daysOf: readonly (readonly number[])[];
  sold: readonly number[];
  guests: readonly number[];
}

function nextStep(chosen: readonly number[], { daysOf, sold, guests }: OnDays): number[] {
  const sums = guests.map(() => 0);
  for (const [at, days] of daysOf.entries()) for (const day of days) sums[day] = (sums[day] ?? 0) + (chosen[at] ?? 0);
  return daysOf.map((days, at) => {
    let expected = 0;
    for (const day of days) if ((sums[day] ?? 0) > 0) expected += (guests[day] ?? 0) / (sums[day] ?? 1);
    return expected > 0 ? (sold[at] ?? 0) / expected : 0;
  });
}
