import { Pool, type PoolConfig } from 'pg';
import { addressesOf } from './addresses.ts';
import { connectionsTo, Primary, refuseStandby } from './primary.ts';

/** A server that goes takes every connection with it: one line says so, not twenty. */
const SILENCE_MS = 5000;

/** Of several servers another may take the writes one day: no connection is kept for ever. */
const LONGEST_LIFE_S = 600;

/** Connections to the server of an address, or to the one of several that takes writes. */
export function poolOn(url: string, say: (line: string) => void, primary = new Primary(addressesOf(url), say)): Pool {
  const pool = new Pool({ ...whereTo(url, primary), max: 20, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  let said = 0;
  pool.on('error', (error) => {
    if (Date.now() - said < SILENCE_MS) return;
    said = Date.now();
    say(`database: the connection was lost (${error.message})`);
  });
  // Without this a dropped connection that is in use would end the process; its query fails where it was called.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function whereTo(url: string, primary: Primary): PoolConfig {
  if (addressesOf(url).length === 1) return { connectionString: url };
  return {
    Client: connectionsTo(primary),
    maxLifetimeSeconds: LONGEST_LIFE_S,
    keepAlive: true,
    verify: (client, done) => void refuseStandby(client, primary).then(() => done(), done),
  };
}
