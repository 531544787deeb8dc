import * as z from 'zod/mini';
import type { Month } from '../kernel/month.ts';

/** How somebody came to their place since the period before; `places` counts how far up or down. */
export const Movement = z.object({
  way: z.enum(['up', 'down', 'same', 'new', 'returned']),
  places: z.number(),
});
export type Movement = z.infer<typeof Movement>;

/**
 * The movement from the place of the period before. Who had none then is new, or has returned when an earlier month of theirs
 * is known. Both places are among those who take part today: whoever joins or leaves moves nobody.
 */
export function movement(
  place: number,
  { former, firstMonth, formerBegan }: { former: number | null; firstMonth: Month | null; formerBegan: Month },
): Movement {
  if (former === null) {
    const wasThere = firstMonth !== null && firstMonth < formerBegan;
    return { way: wasThere ? 'returned' : 'new', places: 0 };
  }
  if (former === place) return { way: 'same', places: 0 };
  return { way: place < former ? 'up' : 'down', places: Math.abs(former - place) };
}

/** The place of the period before; null of who had none. */
export function formerPlace(place: number, { way, places }: Movement): number | null {
  if (way === 'new' || way === 'returned') return null;
  return way === 'up' ? place + places : place - places;
}
