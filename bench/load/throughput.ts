import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { fiftyLines } from '../seeds/fifty-lines.ts';
import { print } from '../machine/print.ts';

const PORT = 3990;
const BASE = `http://127.0.0.1:${PORT}`;
const SECONDS = 6;
const CONNECTIONS = 16;

async function send(method: 'POST' | 'PUT', path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${BASE}${path}`, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
}

async function load(path: string, body: string, cookie: string): Promise<autocannon.Result> {
  return autocannon({
    url: `${BASE}${path}`,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
}

/** Recipe calculation beside a bare route of the same server with the same validation and the same JSON, in one run. */
export async function throughput(): Promise<void> {
  const server: ChildProcess = fork(join(import.meta.dirname, 'calculate-server.ts'), {
    env: { ...process.env, PORT: String(PORT) },
  });
  await new Promise((ready) => server.once('message', ready));
  try {
    const signedIn = await send('POST', '/api/users/sign-in', { email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const lines of [10, 50]) {
      const body = await fiftyLines(lines);
      const once = await send('POST', '/api/recipes/calculate', body, cookie);
      if (!once.ok) throw new Error(await once.text());
      await send('PUT', '/bench/answer', await once.json());
      const text = JSON.stringify(body);
      // Interleaved, so that a machine that slows down slows both.
      const results = { bare: [] as number[], calculate: [] as number[], p99: 0 };
      for (let round = 0; round < 2; round += 1) {
        results.bare.push((await load('/bench/bare', text, '')).requests.average);
        const calculated = await load('/api/recipes/calculate', text, cookie);
        if (calculated.non2xx > 0) throw new Error(`${calculated.non2xx} answers were no 200`);
        results.calculate.push(calculated.requests.average);
        results.p99 = Math.max(results.p99, calculated.latency.p99);
      }
      const [bare, calculate] = [Math.max(...results.bare), Math.max(...results.calculate)];
      print(`recipe calculation, ${lines} lines`, {
        'bare route, requests/s': Math.round(bare),
        'calculation, requests/s': Math.round(calculate),
        'share of bare': `${Math.round((calculate / bare) * 100)} % (bar: 80 %)`,
        'p99 with 16 clients, ms': results.p99,
      });
    }
  } finally {
    server.kill('SIGTERM');
  }
}
