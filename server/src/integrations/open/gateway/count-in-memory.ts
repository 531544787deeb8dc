import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { Counted, CountedCalls } from './call-count-store.ts';

/** Of so many integrations: whoever is beyond them is counted anew. */
const MOST_COUNTED = 10_000;

/** Integrations with their calls of one minute: what was counted in an earlier one is forgotten. */
const counted = new Remembered<number>('calls counted in memory', MOST_COUNTED);
let countedMinute = 0;

/** Counts calls of this process alone, in the same words as over all nodes: those that do not fit are not counted. */
export function countInMemory({ integrationId, minute, calls, limit }: Counted): CountedCalls {
  if (countedMinute !== minute.getTime()) {
    countedMinute = minute.getTime();
    counted.forget();
  }
  const former = counted.glance(integrationId) ?? 0;
  const soFar = former + calls;
  if (soFar > limit && former > 0) return { fits: false, soFar: former };
  counted.set(integrationId, soFar);
  return { fits: soFar <= limit, soFar };
}
