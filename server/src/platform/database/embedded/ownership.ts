import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { Cluster } from './cluster.ts';
import { LOCKS } from '../locks/locks.ts';

/** A product that was killed is noticed by the server within this time, and gives the folder free. */
const PATIENCE_MS = 1000;

async function connectOwner(cluster: Cluster): Promise<Client> {
  const owner = new Client({ connectionString: await cluster.url('postgres') });
  owner.on('error', () => undefined); // its end is what is watched
  await owner.connect();
  return owner;
}

/** The connection that owns the folder as long as it lives; null when another product has it. */
export async function takeOwnership(cluster: Cluster): Promise<Client | null> {
  const owner = await connectOwner(cluster);
  for (let waited = 0; waited <= PATIENCE_MS; waited += 100) {
    const { rows } = await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCKS.embeddedServer]);
    if (rows[0]?.taken) return owner;
    await pause(100);
  }
  await owner.end();
  return null;
}
