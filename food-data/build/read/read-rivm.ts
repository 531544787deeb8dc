import { join } from 'node:path';
import { numberIn, readTable, textIn } from './csv.ts';

export interface FoodImpact {
  /** kg CO2e per kg at retail. */
  co2e: number | null;
  /** Litres of blue water per kg. */
  water: number | null;
  /** m²·year per kg. */
  land: number | null;
}

/** Tap water goes from the network to the glass: RIVM has it in the table to the plate alone, and no shop lies between. */
const WITHOUT_SHOP = new Set(['Kraanwater']);

/** RIVM 2021, farm to retail, by Dutch name; of two entries of one name the first stands. */
export function readRivm(raw: string): Map<string, FoodImpact> {
  const foods = new Map<string, FoodImpact>();
  const toPlate = readTable(join(raw, 'rivm/rivm-to-consumption.csv'));
  const rows = [
    ...readTable(join(raw, 'rivm/rivm-to-distribution.csv')),
    ...toPlate.filter((row) => WITHOUT_SHOP.has(textIn(row, 'name_nl'))),
  ];
  for (const row of rows) {
    const name = textIn(row, 'name_nl');
    if (foods.has(name)) continue;
    const cubicMetres = numberIn(row, 'water_m3');
    foods.set(name, {
      co2e: numberIn(row, 'gwp_kgco2e'),
      water: cubicMetres === null ? null : cubicMetres * 1000,
      land: numberIn(row, 'land_m2a_crop'),
    });
  }
  return foods;
}
