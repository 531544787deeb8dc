import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { rulesOf } from '@plateprint/shared/reports/model/report-kind.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { threadsOf } from '../../ingredients/threads/threads-of.ts';
import { jsonPieces } from '../../platform/json-pieces.ts';
import { EMISSION_DATABASES } from '../store/total-store.ts';
import type { Generated, Generation } from './generated.ts';
import { type RowsResult, madeOfRows, type RowsAnswer, type RowsOrder, type RowsReport } from './made-of-rows.ts';
import { writtenDishes } from './sold-recipes.ts';

/** Up to so many rows are worked out where the request is: handing them over would take longer. */
const FEW_ROWS = 20;
const MODULE = new URL('rows-in-thread.ts', import.meta.url);

/** Dishes sold or food bought, row by row: of many rows a thread works it out. */
export async function generateRows(generation: Generation): Promise<Generated> {
  const { foodData, id, draft, restaurant, now } = generation;
  const isBought = rulesOf(draft).dataStep === 'ingredients';
  const report: RowsReport = { id, draft, restaurant, now, sold: isBought ? null : await writtenDishes(generation) };
  const rows = rowsIn(draft);
  const made = rows > FEW_ROWS ? await madeByThread(generation, report, rows) : madeOfRows(foodData, report);
  return packedBytes(made);
}

/** A result as it is stored: what comes from a thread has lost that its bytes are buffers. */
export function packedBytes({ packed, ...made }: RowsResult): Generated {
  return { ...made, packed: { rows: bytes(packed.rows), document: bytes(packed.document), evidence: bytes(packed.evidence) } };
}

function rowsIn({ recipes, menus, ingredients }: Generation['draft']): number {
  return recipes.length + ingredients.length + menus.reduce((sum, menu) => sum + Math.max(1, menu.recipes.length), 0);
}

async function madeByThread({ foodData, progress }: Generation, report: RowsReport, rows: number): Promise<RowsResult> {
  const counted = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const pieces = await inSlices(jsonPieces(report.draft), (piece) => Buffer.from(piece));
  const order: RowsOrder = { ...report, draft: Buffer.concat(pieces), counted };
  const threads = await threadsOf(foodData);
  const most = rows * EMISSION_DATABASES.length;
  const [answer] = await progress.follow({ done: () => Math.min(most, Atomics.load(counted, 0)), total: most }, async (signal) =>
    threads.run<RowsAnswer>(MODULE, [order], signal),
  );
  if (!answer) throw new Error('A thread answered nothing.');
  if ('refused' in answer) throw new AppError(answer.refused.code, answer.refused.fields);
  return answer.made;
}

function bytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
