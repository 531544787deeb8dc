import type pg from 'pg';

/** A statement that the product sent, with the values of one time. */
export interface SeenStatement {
  text: string;
  values: readonly unknown[];
}

/** Values that are kept of each statement: who may more is asked about with others. */
const SAMPLES = 3;

/** Keeps what a pool's clients send from now on: each text once, whatever the lengths of its lists, with a few values. */
export function watchStatements(pool: pg.Pool): () => SeenStatement[] {
  const seen = new Map<string, SeenStatement[]>();
  const watched = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: unknown[]) => {
      note(seen, sent);
      return query(...sent);
    }) as typeof client.query;
  });
  return () => [...seen.values()].flat();
}

function note(seen: Map<string, SeenStatement[]>, [first, second]: unknown[]): void {
  const { text, values } = typeof first === 'string' ? { text: first, values: second } : (first as pg.QueryConfig);
  if (!/^\s*(?:select|insert|update|delete|with|merge)\b/iu.test(text)) return;
  const form = formOf(text);
  const samples = seen.get(form) ?? [];
  if (samples.length < SAMPLES) samples.push({ text, values: Array.isArray(values) ? values : [] });
  seen.set(form, samples);
}

/** A statement without the length of its lists and of its rows. */
export function formOf(text: string): string {
  return text
    .replaceAll(/\$\d+/gu, '$')
    .replaceAll(/\$(?:, \$)+/gu, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/gu, '($)')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
