import { extname } from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { type Worker, worker } from '../../platform/jobs/queue.ts';
import type { Services } from '../../platform/services.ts';
import { storedRows } from '../../reports/body-store.ts';
import { exportById, noteExport, pieceKey } from './export-store.ts';
import { EXPORTED_KINDS, type ExportedKind } from './exported-kinds.ts';
import { certificateKeyOf, linesOf, reportsWithRows } from './exported-rows-store.ts';
import { zippedPieces } from './zipped-pieces.ts';

declare module '../../platform/jobs/queue.ts' {
  interface JobPayloads {
    /** Makes the file with everything of an organization. */
    'admin.export_organization': { exportId: string };
  }
}

const README = `Everything that Plateprint keeps of this organization.

Each file has a line of JSON (https://jsonlines.org) for each thing; report-rows has the rows of each report by its id.
Moments are in UTC; masses in grams, co2 in grams CO2e, as everywhere in Plateprint. What names a person has the id of
members.jsonl; a person who is not in it belongs elsewhere, or was erased. The certificate of labels is as it was added. Keys, passwords and secrets are not in it.
`;

async function* once<Content>(content: Content): AsyncGenerator<Content> {
  yield content;
}

async function* textOf(database: Database, kind: ExportedKind, organizationId: string): AsyncGenerator<string> {
  for await (const lines of linesOf(database, kind, organizationId)) {
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
}

type ExportServices = Pick<Services, 'database' | 'files' | 'clock'>;

/** Makes a file. What fails is said; what a killed node began is begun again, over the same pieces. */
async function makeExport(services: ExportServices, id: string): Promise<void> {
  const row = await exportById(services.database, id);
  if (row?.state !== 'waiting') return;
  try {
    await writeExport(services, { id, organizationId: row.organization_id });
  } catch (error) {
    await noteExport(services.database, id, { state: 'failed' });
    throw error;
  }
}

async function writeExport(
  { database, files, clock }: ExportServices,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> {
  const kinds = EXPORTED_KINDS.length + 1;
  const zip = zippedPieces(async (piece, content) => {
    await files.put(pieceKey(id, piece), content);
    // Recorded before it ends, so that removing it half-way removes all of it.
    await noteExport(database, id, { pieces: piece + 1 });
  });
  await zip.add('README.txt', once(README));
  for (const [done, kind] of EXPORTED_KINDS.entries()) {
    await noteExport(database, id, { done, kinds });
    await zip.add(`${kind.file}.jsonl`, textOf(database, kind, organizationId));
  }
  await noteExport(database, id, { done: EXPORTED_KINDS.length, kinds });
  for (const reportId of await reportsWithRows(database, organizationId)) {
    const rows = await storedRows(database, { id: reportId, organizationId });
    await zip.add(`report-rows/${reportId}.json`, once(JSON.stringify(rows)));
  }
  const certificate = await certificateKeyOf(database, organizationId);
  const content = certificate === null ? null : await files.get(certificate);
  if (certificate !== null && content) await zip.add(`label-certificate${extname(certificate)}`, once(content));
  const made = await zip.end();
  await noteExport(database, id, { ...made, state: 'ready', done: kinds, finished_at: clock() });
}

const LONGEST_S = 3600;

export function exportWorkers(services: Services): Worker[] {
  return [worker('admin.export_organization', async ({ exportId }) => makeExport(services, exportId), { longestS: LONGEST_S })];
}
