import * as z from 'zod/mini';
import { jsonOf } from '../../drafts/stored/draft-storage.ts';

/** A save whose answer has not come: its key, and a short mark of what was sent. */
const Unanswered = z.object({ key: z.string(), mark: z.string() });
type Unanswered = z.infer<typeof Unanswered>;

/** This tab's own storage: a reload keeps it, another tab has its own. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PLACE = 'plateprint.report-save';

/** The key of a save, by the mark of what is sent: that of the last one while no answer came, also after a reload; else a new one. */
export function keyOfSave(mark: string, storage: TabStorage = sessionStorage): string {
  const last = lastUnanswered(storage);
  const key = last?.mark === mark ? last.key : crypto.randomUUID();
  try {
    storage.setItem(PLACE, JSON.stringify({ key, mark } satisfies Unanswered));
  } catch {
    // Without room a reload forgets the key, nothing else.
  }
  return key;
}

/** An answer came: the next save is another one. */
export function answered(storage: TabStorage = sessionStorage): void {
  storage.removeItem(PLACE);
}

function lastUnanswered(storage: TabStorage): Unanswered | null {
  const { data } = Unanswered.safeParse(jsonOf(storage.getItem(PLACE) ?? ''));
  return data ?? null;
}
