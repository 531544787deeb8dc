import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { fiftyLines } from '../seeds/fifty-lines.ts';
import { print } from '../machine/print.ts';
import { processorOf } from '../machine/processor.ts';

const PORT = 3990;
const BASE = `http://127.0.0.1:${PORT}`;
const SECONDS = 6;
const CONNECTIONS = 16;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);

async function send(method: 'POST' | 'PUT', path: string, body: unknown, cookie = ''): Promise<Response> {
  return fetch(`${BASE}${path}`, { method, headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
}

interface Load {
  url: string;
  body: string;
  cookie: string;
  /** Of the server. */
  pid: number;
}

interface Answered {
  perSecond: number;
  p99: number;
  /** Microseconds of the server's processor that an answer took: other work on the machine hardly changes it. */
  processor: number;
}

async function load({ url, body, cookie, pid }: Load): Promise<Answered> {
  const from = processorOf(pid);
  const result = await autocannon({
    url,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', cookie },
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were no 200`);
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    processor: ((processorOf(pid) - from) * 1000) / result.requests.total,
  };
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
      const sent = { body: text, pid: server.pid ?? 0 };
      // Interleaved, so that a machine that slows down slows both.
      const bare: Answered[] = [];
      const calculated: Answered[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        bare.push(await load({ ...sent, url: `${BASE}/bench/bare`, cookie: '' }));
        calculated.push(await load({ ...sent, url: `${BASE}/api/recipes/calculate`, cookie }));
      }
      const most = (rounds: readonly Answered[]): number => Math.max(...rounds.map(({ perSecond }) => perSecond));
      const least = (rounds: readonly Answered[]): number => Math.min(...rounds.map(({ processor }) => processor));
      print(`recipe calculation, ${lines} lines`, {
        'bare route, requests/s': Math.round(most(bare)),
        'calculation, requests/s': Math.round(most(calculated)),
        'share of bare': `${Math.round((most(calculated) / most(bare)) * 100)} % (bar: 80 %)`,
        'p99 with 16 clients, ms': Math.max(...calculated.map(({ p99 }) => p99)),
        'processor of an answer, bare and calculated, µs': `${least(bare).toFixed(0)}, ${least(calculated).toFixed(0)}`,
        'share by processor': `${Math.round((least(bare) / least(calculated)) * 100)} %`,
      });
    }
  } finally {
    server.kill('SIGTERM');
  }
}
