import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { ReportEvidence } from '@plateprint/shared/reports/evidence/report-evidence.ts';
import { jsonPieces } from '../platform/json-pieces.ts';
import type { Bodies } from './body-store.ts';
import { documentWithTwins, evidenceWithTwins } from './stored-twins.ts';
import { toWire } from '@plateprint/shared/kernel/api/wire-name.ts';

/** Half the size of level 1 would be 10 % less: rows are long and alike. */
const LEVEL = { level: 1 };

/** Piece by piece, each when the one before is packed: ten thousand rows in one go would hold everybody up. */
export async function packed(body: object): Promise<Buffer> {
  const zip = createGzip(LEVEL);
  const [file] = await Promise.all([buffer(zip), pipeline(Readable.from(jsonPieces(body)), zip)]);
  return file;
}

/** The same in one go: for a thread that answers nobody else. */
export function packedAtOnce(body: object): Buffer {
  return gzipSync(JSON.stringify(body), LEVEL);
}

/** Evidence, with the names of the wire: as an auditor's file has it. */
export function packedEvidence(evidence: ReportEvidence): Buffer {
  return gzipSync(JSON.stringify(toWire(ReportEvidence, evidence)), LEVEL);
}

/** Evidence in one go, in a thread too. */
export function unpackedEvidence(body: Uint8Array): ReportEvidence {
  return evidenceWithTwins(JSON.parse(gunzipSync(body).toString()));
}

/** A document in one go. */
export function unpackedDocument(body: Uint8Array): Bodies['document'] {
  return documentWithTwins(JSON.parse(gunzipSync(body).toString()) as Bodies['document']);
}

/** Evidence of some dozen rows: handed to a thread it would take longer. */
const SMALL = 16_384;

export function isSmall(bodies: readonly Uint8Array[]): boolean {
  return bodies.every(({ length }) => length <= SMALL);
}
