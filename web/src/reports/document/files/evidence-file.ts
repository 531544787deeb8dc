import { readEvidence } from '@plateprint/shared/reports/api/report-api.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { call } from '../../../platform/api/call.ts';
import type { ExportedFile } from '../../../exports/export-page.ts';
import { toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

/** Milliseconds: every row of tens of thousands, with its factors. */
const LONG = 60_000;

/** Every row, factor, source and version of a report, as the server keeps it. */
export async function evidenceFile(
  { id }: Report,
  { stem, signal }: { stem: string; signal: AbortSignal | undefined },
): Promise<ExportedFile> {
  const evidence = await call(readEvidence, { params: { id } }, { timeout: LONG, ...(signal && { signal }) });
  const content = new Blob([JSON.stringify(toWire(readEvidence.reply, evidence), null, 2)], { type: 'application/json' });
  return { name: `${stem}.json`, content };
}
