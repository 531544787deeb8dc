import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';
import type { FoodImpact } from './read-rivm.ts';

/** Poore & Nemecek 2018 by product: global means, farm to retail. */
export function readPooreNemecek(raw: string): Map<string, FoodImpact> {
  const rows = readTable(join(raw, 'poore-nemecek-2018/owid-food-production.csv'));
  return new Map(
    rows.map((row) => [
      textIn(row, 'Food product'),
      {
        co2e: numberIn(row, 'Total_emissions'),
        water: numberIn(row, 'Freshwater withdrawals per kilogram (liters per kilogram)'),
        land: numberIn(row, 'Land use per kilogram (m2 per kilogram)'),
      },
    ]),
  );
}
