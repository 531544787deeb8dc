import { join } from 'node:path';
import { numberIn, readTable, textIn, type Row } from './csv.ts';

/** The newer sheet of Agribalyse, kg CO2e per kg at the plate: the total and two of its three parts. */
export interface ClimateSplit {
  total: number;
  biogenic: number;
  landUseChange: number;
}

/** By CIQUAL code. A few codes stand twice, first with a wrong pack: the last stands. */
export function readClimateSplit(raw: string): Map<string, ClimateSplit> {
  const rows = readTable(join(raw, 'agribalyse/agribalyse-3.2-climate-split.csv'));
  return new Map(rows.map((row) => [textIn(row, 'code_ciqual'), splitIn(row)]));
}

function splitIn(row: Row): ClimateSplit {
  const cell = (column: string) => {
    const value = numberIn(row, column);
    if (value === null) throw new Error(`Agribalyse, newer sheet: ${textIn(row, 'code_ciqual')} has no ${column}`);
    return value;
  };
  return {
    total: cell('climate_change_kg_co2e_per_kg'),
    biogenic: cell('biogenic'),
    landUseChange: cell('land_use_change'),
  };
}
