import type { FoodMeasures } from '@plateprint/shared/ingredients/food-measures.ts';
import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { SHEET_COLUMNS } from '@plateprint/shared/reports/import/sheet-columns.ts';
import { linesOfSheet } from '@plateprint/shared/reports/import/sheet-line.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { newImport, takenRows, type TakenRows } from '../../web/src/reports/data/cells/import-work.ts';
import { keyOfName } from '../../web/src/reports/data/names/key-of-name.ts';
import { type QueuedName, type NameMatch, NAMES_A_CALL } from '../../web/src/reports/data/names/look-up-names.ts';
import { readSpreadsheetText } from '../../web/src/spreadsheets/worker/read-sheets.ts';
import { processorSince } from '../machine/print.ts';
import type { Caller } from '../machine/report-server.ts';

export interface Preview {
  rows: TakenRows;
  names: number;
  matched: number;
  /** Milliseconds. */
  read: number;
  lookedUp: number;
  processor: number;
}

/** Reads a file as the wizard does in the browser, with its own code, and looks the names up two calls at a time. */
export async function preview(
  { call, restaurantId }: { call: Caller; restaurantId: string },
  variety: ReportVariety,
  text: string,
): Promise<Preview> {
  const [began, from] = [performance.now(), process.cpuUsage()];
  const { sheets } = await readSpreadsheetText({ text, name: 'bench.csv' });
  const [sheet] = sheets;
  if (!sheet) throw new Error('The file has no sheet');
  const lines = linesOfSheet(sheet, proposeMapping(sheet, SHEET_COLUMNS[variety], 'comma'), variety);
  const asked = new Map<string, QueuedName>();
  for (const { name, externalId } of lines) {
    const key = keyOfName(name, externalId);
    asked.set(key, { key, name, externalId });
  }
  const read = performance.now();
  const known = new Map<string, NameMatch>();
  const batches = [...asked.values()];
  const work = async (): Promise<void> => {
    for (let batch = batches.splice(0, NAMES_A_CALL[variety]); batch.length > 0; batch = batches.splice(0, NAMES_A_CALL[variety]))
      for (const [key, match] of await lookedUp(call, { variety, restaurantId, batch })) known.set(key, match);
  };
  await Promise.all([work(), work()]);
  const done = performance.now();
  const rows = takenRows(newImport('bench.csv', variety, lines), {
    file: 0,
    span: null,
    language: 'sv',
    originOf: () => null,
    matchOf: (key) => known.get(key),
  });
  const matched = [...known.values()].filter(({ kind }) => kind !== 'none').length;
  return { rows, names: asked.size, matched, read: read - began, lookedUp: done - read, processor: processorSince(from) };
}

interface Found {
  items: {
    by: string;
    ingredientId: string;
    variationId: string;
    categoryId: string;
    origin_iso: string;
    organic: boolean;
    notFood: boolean;
    measures: FoodMeasures | null;
  }[];
  matches: { row: number; recipeId: string }[];
}

async function lookedUp(
  call: Caller,
  { variety, restaurantId, batch }: { variety: ReportVariety; restaurantId: string; batch: readonly QueuedName[] },
): Promise<[string, NameMatch][]> {
  if (variety === 'sales') {
    const body = { restaurantId, sheetData: batch.map(({ name }) => ({ name })) };
    const { matches } = await call<Found>('POST', '/recipes/search', body);
    return matches.map(({ row, recipeId }) => [batch[row]?.key ?? '', { kind: 'recipe', id: recipeId, name: '' }]);
  }
  const body = { language_iso: 'sv', names: batch.map(({ name, externalId }) => ({ name, externalId })) };
  const { items } = await call<Found>('POST', '/mapper/map', body);
  return items.map(({ by, ingredientId, variationId, origin_iso, ...item }, at) => [
    batch[at]?.key ?? '',
    by === 'none'
      ? { kind: 'none' }
      : { kind: 'food', name: null, ...item, ingredient: ingredientId, variation: variationId, originId: origin_iso },
  ]);
}
