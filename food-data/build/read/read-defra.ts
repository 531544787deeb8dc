import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';

const FREIGHT = ['category_freighting_goods.csv', 'category_wtt_delivery_vehs_and_freight.csv'];

/** DEFRA 2025 freight by row id: kg CO2e per tonne-kilometre. */
export function readFreight(raw: string): Map<string, number> {
  const factors = new Map<string, number>();
  for (const file of FREIGHT) {
    for (const row of readTable(join(raw, 'defra-2025', file))) {
      const value = numberIn(row, 'GHG Conversion Factor 2025');
      if (value !== null && textIn(row, 'UOM') === 'tonne.km') factors.set(textIn(row, 'ID'), value);
    }
  }
  return factors;
}
