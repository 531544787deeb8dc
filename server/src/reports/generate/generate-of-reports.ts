import { threadsOf } from '../../ingredients/threads/threads-of.ts';
import { isSmall } from '../packed-body.ts';
import type { Generated, Generation } from './generated.ts';
import { packedBytes } from './generate-rows.ts';
import { type AddedUp, madeOfReports, type ReportOfReports } from './made-of-reports.ts';
import type { RowsResult } from './made-of-rows.ts';

/** Months and restaurants that are added up where the request is: handing them over would take longer. */
const FEW = 3;
const MODULE = new URL('reports-in-thread.ts', import.meta.url);

/** A report of other reports: of many, or long ones, a thread adds it up. */
export async function generateOfReports(
  { id, draft, restaurant, now, foodData, progress }: Generation,
  parts: Omit<ReportOfReports, 'id' | 'draft' | 'restaurant' | 'now' | 'foodDataVersion'>,
): Promise<Generated> {
  const report: ReportOfReports = { id, draft, restaurant, now, foodDataVersion: foodData.version, ...parts };
  if (isLittle(parts.of)) return packedBytes(madeOfReports(report));
  const threads = await threadsOf(foodData);
  const [made] = await progress.follow({ done: () => 0, total: 1 }, async (signal) =>
    threads.run<RowsResult>(MODULE, [report], signal),
  );
  if (!made) throw new Error('A thread answered nothing.');
  return packedBytes(made);
}

function isLittle(of: AddedUp): boolean {
  if ('restaurants' in of) return of.restaurants.organization.length <= FEW;
  return of.documents.length <= FEW && isSmall(of.documents);
}
