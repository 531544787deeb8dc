import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Writes what `copy … to stdout` gives through the streams, the last of which takes it. @returns how many rows it was. */
export async function copyOut(
  client: PoolClient,
  statement: string,
  ...to: [...NodeJS.ReadWriteStream[], Writable]
): Promise<number> {
  const copying = client.query(copyTo(statement));
  await pipeline([copying, ...to]);
  return copying.rowCount;
}

/** Hands what comes through the streams to `copy … from stdin`. @returns how many rows it was. */
export async function copyIn(
  client: PoolClient,
  statement: string,
  ...from: [Readable, ...NodeJS.ReadWriteStream[]]
): Promise<number> {
  const copying = client.query(copyFrom(statement));
  await pipeline([...from, copying]);
  return copying.rowCount;
}
