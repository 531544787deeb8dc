import { differenceOfCounted } from '@plateprint/shared/footprint/difference/counted-side.ts';
import type { Sureness } from '@plateprint/shared/footprint/difference/sureness.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { Database } from '../platform/database/database.ts';
import { type NeighbourQuery, sidesOf } from './neighbour-sides.ts';

/** How surely each differs from the one above, by the restaurant; null where foods do not tell it. */
export type Neighbours = ReadonlyMap<string, Sureness | null>;

/** Boards by their moment and page: what is drawn for one reader is there for the next. */
const MOST = 200;

export interface NeighbourMemory {
  of: (database: Database, asked: NeighbourQuery & { moment: string }) => Promise<Neighbours>;
}

export function neighbourMemory(): NeighbourMemory {
  const remembered = new Remembered<Neighbours>('neighbours on boards', MOST);
  return {
    async of(database, { moment, ...asked }) {
      const name = JSON.stringify([asked, moment]);
      return remembered.glance(name) ?? remembered.set(name, await neighbours(database, asked));
    },
  };
}

async function neighbours(database: Database, { key, version, rows }: NeighbourQuery): Promise<Neighbours> {
  // A share of servings and a change in a year are no totals of foods.
  if (key.measure !== 'per_portion' && key.measure !== 'per_kg') return new Map();
  const ids = [...new Set(rows.flatMap(({ restaurantId, above }) => [restaurantId, above]))];
  const sides = await sidesOf(database, { ...key, version }, ids);
  return new Map(
    rows.map(({ restaurantId, above }) => {
      const [a, b] = [sides.get(above), sides.get(restaurantId)];
      return [restaurantId, a && b ? (differenceOfCounted(a, b)?.sure ?? null) : null];
    }),
  );
}
