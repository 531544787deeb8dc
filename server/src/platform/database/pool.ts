import { Pool } from 'pg';

/** A server that goes takes every connection with it: one line says so, not twenty. */
const SILENCE_MS = 5000;

export function poolOn(url: string, say: (line: string) => void): Pool {
  const pool = new Pool({ connectionString: url, max: 20, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 });
  let said = 0;
  pool.on('error', (error) => {
    if (Date.now() - said < SILENCE_MS) return;
    said = Date.now();
    say(`database: the connection was lost (${error.message})`);
  });
  // Without this a dropped connection that is in use would end the process; its query fails and is told where it was asked.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
