import { join } from 'node:path';
import type { MeasureRecord } from '@plateprint/shared/ingredients/pieces/piece-source.ts';
import { numberIn, readCells, readTable, textIn } from './csv.ts';

/** What a table says that one of a food weighs: its own words for the measure, and grams. */
export interface HouseholdMeasure {
  what: string;
  grams: number;
}

/** Measures by record. */
export type HouseholdMeasures = ReadonlyMap<MeasureRecord, readonly HouseholdMeasure[]>;

/** Household measures of Fineli 20 and of USDA SR26, of every record that has some. */
export function readHouseholdMeasures(raw: string): HouseholdMeasures {
  return new Map([...readFineliUnits(raw), ...readUsdaWeights(raw)]);
}

/** `FOODID;FOODUNIT;MASS`, grams with a decimal comma. */
function readFineliUnits(raw: string): Map<MeasureRecord, HouseholdMeasure[]> {
  const rows = readTable(join(raw, 'fineli/foodaddunit.csv'), ';').map((row) => ({
    ...row,
    MASS: textIn(row, 'MASS').replace(',', '.'),
  }));
  return byRecord(
    rows.flatMap((row) => {
      const [id, grams] = [numberIn(row, 'FOODID'), numberIn(row, 'MASS')];
      return id === null || grams === null ? [] : [{ record: `fineli ${id}` as const, what: textIn(row, 'FOODUNIT'), grams }];
    }),
  );
}

/** NDB number, sequence, amount, words, grams of that amount; `~` around texts, `^` between cells. */
function readUsdaWeights(raw: string): Map<MeasureRecord, HouseholdMeasure[]> {
  const rows = readCells(join(raw, 'usda-sr/WEIGHT.txt.gz'), { delimiter: '^', quoteChar: '~' });
  return byRecord(
    rows.flatMap(([number = '', , amount = '', what = '', grams = '']) => {
      const one = Number(grams) / Number(amount);
      return Number.isFinite(one) && one > 0 ? [{ record: `usda ${number}` as const, what, grams: one }] : [];
    }),
  );
}

function byRecord(rows: readonly (HouseholdMeasure & { record: MeasureRecord })[]): Map<MeasureRecord, HouseholdMeasure[]> {
  const grouped = Map.groupBy(rows, ({ record }) => record);
  return new Map([...grouped].map(([record, measures]) => [record, measures.map(({ what, grams }) => ({ what, grams }))]));
}
