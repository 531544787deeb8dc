import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';
import type { FoodImpact } from './read-rivm.ts';

/** Clark et al. 2022 by entity: retail foods of the UK and Ireland. */
export function readClark(raw: string): Map<string, FoodImpact> {
  const rows = readTable(join(raw, 'clark-2022/owid-clark-2022.csv'));
  return new Map(
    rows.map((row) => [
      textIn(row, 'Entity'),
      { co2e: numberIn(row, 'ghg_kg'), water: numberIn(row, 'water_kg'), land: numberIn(row, 'land_use_kg') },
    ]),
  );
}
