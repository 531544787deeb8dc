import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Leg = z.object({ sea: z.nullable(z.number()) });
const Distances = z.record(z.string(), z.record(z.string(), Leg));

/** Ecobalyse's sea kilometres to France by country; for the check of our own basins. */
export function readSeaDistancesToFrance(raw: string): Map<string, number> {
  const text = readFileSync(join(raw, 'ecobalyse/transports-2025-02.json'), 'utf8');
  const toFrance = Distances.parse(JSON.parse(text))['FR'] ?? {};
  return new Map(Object.entries(toFrance).flatMap(([country, { sea }]) => (sea === null ? [] : [[country, sea] as const])));
}
