import { askedTogether } from '../../../platform/database/asked-together.ts';
import type { Database } from '../../../platform/database/database.ts';
import { countCalls, type Counted, type CountedCalls } from './call-count-store.ts';

/** Counts calls of an integration: all of a minute write the same row, so that statements side by side would wait for each other, each with a connection. */
export const countTogether = askedTogether<Counted, CountedCalls>({
  nameOf: ({ integrationId, minute }) => `${integrationId} ${minute.getTime()}`,
  ask: countEach,
});

/** Counts calls in the order in which they came: as many at once as there is room for. */
async function countEach(database: Database, calls: readonly Counted[]): Promise<CountedCalls[]> {
  const counted: CountedCalls[] = [];
  // Counts of a minute only grow: what did not fit once does not fit later.
  let soFar: number | null = null;
  while (counted.length < calls.length) {
    const waiting = calls.slice(counted.length);
    const [first] = waiting;
    if (!first) break;
    const fitting = thoseThatFit(waiting, first.limit - (soFar ?? 0));
    if (fitting.length === 0 && soFar !== null) counted.push({ fits: false, soFar });
    else {
      const group = fitting.length === 0 ? [first] : fitting;
      const sum = sumOf(group);
      const together = await countCalls(database, { ...first, calls: sum });
      soFar = together.soFar;
      if (together.fits) counted.push(...placesOf(group, soFar - sum));
      else if (group.length === 1) counted.push(together);
    }
  }
  return counted;
}

const sumOf = (group: readonly Counted[]): number => group.reduce((total, { calls }) => total + calls, 0);

function thoseThatFit(waiting: readonly Counted[], room: number): readonly Counted[] {
  let sum = 0;
  const beyond = waiting.findIndex(({ calls }) => (sum += calls) > room);
  return beyond === -1 ? waiting : waiting.slice(0, beyond);
}

function placesOf(group: readonly Counted[], before: number): CountedCalls[] {
  let soFar = before;
  return group.map(({ calls }) => ({ fits: true, soFar: (soFar += calls) }));
}
