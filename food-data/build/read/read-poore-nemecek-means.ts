import { join } from 'node:path';
import { numberIn, readTable, textIn, type Row } from './csv.ts';

/** Indicators that the table has both per kilogram and per 1,000 kcal, by their columns. */
const BRIDGES = [
  ['Eutrophying emissions per kilogram (gPO4eq per kilogram)', 'Eutrophying emissions per 1000kcal (gPO4eq per 1000kcal)'],
  ['Freshwater withdrawals per kilogram (liters per kilogram)', 'Freshwater withdrawals per 1000kcal (liters per 1000kcal)'],
  ['Land use per kilogram (m2 per kilogram)', 'Land use per 1000kcal (m2 per 1000kcal)'],
] as const;

/**
 * Poore & Nemecek's mean kg CO2e per kg of retail weight, by product. The table has it per 1,000 kcal; another indicator
 * that it has on both bases brings it to the kilogram. Where none does, the sum of the stages stands, which leaves out
 * what is lost on the way.
 */
export function readPooreNemecekMeans(raw: string): Map<string, number> {
  const means = new Map<string, number>();
  for (const row of readTable(join(raw, 'poore-nemecek-2018/owid-food-production.csv'))) {
    const value = meanPerKilogram(row) ?? numberIn(row, 'Total_emissions');
    if (value !== null) means.set(textIn(row, 'Food product'), value);
  }
  return means;
}

/**
 * What the same table's stages sum to without its column of land-use change, kg CO2e per kg, by product: what trees bind and what was
 * cleared are both left out.
 */
export function readPooreNemecekWithoutLandUse(raw: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of readTable(join(raw, 'poore-nemecek-2018/owid-food-production.csv'))) {
    const [total, landUse] = [numberIn(row, 'Total_emissions'), numberIn(row, 'Land use change')];
    if (total !== null && landUse !== null) sums.set(textIn(row, 'Food product'), total - landUse);
  }
  return sums;
}

function meanPerKilogram(row: Row): number | null {
  const perKcal = numberIn(row, 'Greenhouse gas emissions per 1000kcal (kgCO2eq per 1000kcal)');
  for (const [perKilogram, perEnergy] of BRIDGES) {
    const [kilogram, energy] = [numberIn(row, perKilogram), numberIn(row, perEnergy)];
    if (perKcal && kilogram && energy) return (perKcal * kilogram) / energy;
  }
  return null;
}
