import { join } from 'node:path';
import { numberIn, readTable, textIn, type Row } from './csv.ts';
import type { FoodImpact } from './read-rivm.ts';

/** Poore & Nemecek 2018 by product: global means, farm to retail. */
export function readPooreNemecek(raw: string): Map<string, FoodImpact> {
  return new Map(
    rowsIn(raw).map((row) => [
      textIn(row, 'Food product'),
      {
        co2e: numberIn(row, 'Total_emissions'),
        water: numberIn(row, 'Freshwater withdrawals per kilogram (liters per kilogram)'),
        land: numberIn(row, 'Land use per kilogram (m2 per kilogram)'),
      },
    ]),
  );
}

/** The share of land-use change in each product's total, below 0 where its farms bind carbon. */
export function readLandUseShares(raw: string): Map<string, number> {
  const shares = new Map<string, number>();
  for (const row of rowsIn(raw)) {
    const [landUse, total] = [numberIn(row, 'Land use change'), numberIn(row, 'Total_emissions')];
    if (landUse !== null && total !== null && total > 0) shares.set(textIn(row, 'Food product'), landUse / total);
  }
  return shares;
}

function rowsIn(raw: string): Row[] {
  return readTable(join(raw, 'poore-nemecek-2018/owid-food-production.csv'));
}
