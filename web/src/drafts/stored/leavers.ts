import * as z from 'zod/mini';
import { jsonOf, type KeyStorage, put } from './draft-storage.ts';

/** People who signed in here without staying: their unsaved work ends with their session. */
const PLACE = 'plateprint.leavers';

const People = z.catch(z.array(z.string()), []);

export function leaversIn(storage: KeyStorage): string[] {
  return People.parse(jsonOf(storage.getItem(PLACE) ?? '[]'));
}

/** Writes down whether somebody stays signed in when the browser is closed. */
export function noteStayIn(storage: KeyStorage, userId: string, stays: boolean): void {
  const others = leaversIn(storage).filter((leaver) => leaver !== userId);
  const leavers = stays ? others : [...others, userId];
  if (leavers.length === 0) storage.removeItem(PLACE);
  else put(storage, PLACE, JSON.stringify(leavers));
}
