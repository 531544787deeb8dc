import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';

/** CONCITO 1.2 for Denmark by lower-case English name, kg CO2e per kg. For the check alone: its licence is not cleared. */
export function readConcito(raw: string): Map<string, number> {
  const foods = new Map<string, number>();
  for (const row of readTable(join(raw, 'concito/big-climate-database-1.2.csv'))) {
    const value = numberIn(row, 'total_kgco2e_kg');
    if (textIn(row, 'country') === 'DK' && value !== null && value > 0) foods.set(textIn(row, 'name_en').toLowerCase(), value);
  }
  return foods;
}
