import { join } from 'node:path';
import { sumOfStages } from '@plateprint/shared/ingredients/factor.ts';
import type { StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { numberIn, readTable, textIn, type Row } from './csv.ts';

export interface AgribalyseRecord {
  name: string;
  /** kg CO2e per kg from farm to retail: the total without the consumer's stage. */
  stages: StageValues;
  /** kg CO2e per kg, the sum of the stages, and with the consumer's. */
  atRetail: number;
  atPlate: number;
}

/** Agribalyse 3.1 by CIQUAL code; the first of the few entries that share a code stands. */
export function readAgribalyse(raw: string): Map<string, AgribalyseRecord> {
  const records = new Map<string, AgribalyseRecord>();
  for (const row of readTable(join(raw, 'agribalyse/agribalyse-3.1-by-stage.csv.gz'), ';')) {
    const code = textIn(row, 'ciqual_code');
    if (records.has(code)) continue;
    // The by-stage file has dots where the publisher wrote commas.
    const stages = stagesIn(row);
    const atRetail = sumOfStages(stages);
    records.set(code, {
      name: textIn(row, 'lci_name_en').replaceAll('. ', ', '),
      stages,
      atRetail,
      atPlate: numberIn(row, 'climate_kgCO2e|total') ?? atRetail,
    });
  }
  return records;
}

function stagesIn(row: Row): StageValues {
  const stage = (name: string) => {
    const value = numberIn(row, `climate_kgCO2e|${name}`);
    if (value === null) throw new Error(`Agribalyse ${textIn(row, 'agb_code')} has no ${name}`);
    return value;
  };
  return {
    agriculture: stage('agriculture'),
    processing: stage('processing'),
    packaging: stage('packaging'),
    transport: stage('transport'),
    retail: stage('retail'),
  };
}
