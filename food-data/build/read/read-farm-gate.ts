import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const Processes = z.array(z.object({ id: z.string(), impacts: z.object({ cch: z.number() }) }));

/** Agribalyse 3.1.1 farm-gate processes, as Ecobalyse published them: id → kg CO2e per kg. Read for ratios alone. */
export function readFarmGate(raw: string): Map<string, number> {
  const text = readFileSync(join(raw, 'ecobalyse/farm-gate-processes-2024-02.json'), 'utf8');
  return new Map(Processes.parse(JSON.parse(text)).map((process) => [process.id, process.impacts.cch]));
}
