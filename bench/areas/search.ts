import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchNames, searchIngredients } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { type Language, LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { type LabelledName, readLabelled } from '../../evaluation/judging/labelled.ts';
import { miniSearchFigures } from './mini-search.ts';
import { atShare, print } from '../machine/print.ts';

const ROOT = join(import.meta.dirname, '../..');
const PORT = 3994;
const BASE = `http://127.0.0.1:${PORT}/ingredient-data`;

interface RunningService {
  child: ChildProcess;
  /** Milliseconds from the start of the process to its first answer. */
  readyAfter: number;
}

interface Start {
  environment: Record<string, string>;
  /** Behind the program's name. */
  args: string[];
}

/** As `npm run start:ingredient-data` starts it. */
async function startCommand(): Promise<Start> {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  const words = (scripts['start:ingredient-data'] ?? '').split(' ');
  const program = words.indexOf('node');
  const settings = words.slice(0, program).map((word): [string, string] => {
    const [name = '', value = ''] = word.split('=');
    return [name, value];
  });
  return { environment: Object.fromEntries(settings), args: words.slice(program + 1) };
}

async function isReady(): Promise<boolean> {
  return send(searchIngredients, { query: 'milk', language: 'en_gb' }).then(
    () => true,
    () => false,
  );
}

async function startService(): Promise<RunningService> {
  const started = performance.now();
  const { environment, args } = await startCommand();
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      ...environment,
      PORT: String(PORT),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isReady())) await new Promise((next) => setTimeout(next, 10));
  return { child, readyAfter: performance.now() - started };
}

async function send(endpoint: AnyEndpoint, body: unknown): Promise<unknown> {
  const reply = await fetch(`${BASE}${endpoint.path}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return reply.json();
}

/** Texts that people type letter by letter: every beginning of every eighth labelled name. */
function typed(names: ReadonlyMap<Language, LabelledName[]>): { query: string; language: Language }[] {
  return [...names].flatMap(([language, items]) =>
    items
      .filter((_, place) => place % 8 === 0)
      .flatMap(({ name }) =>
        Array.from({ length: Math.min(12, name.length) }, (_, end) => ({ query: name.slice(0, end + 1), language })),
      ),
  );
}

/** Typing, names in bulk, start and memory of the ingredient data service, beside a well-known search library over the same names. */
export async function search(): Promise<void> {
  const names = await readLabelled<LabelledName>('names');
  const service = await startService();
  try {
    const queries = typed(names);
    for (const query of queries.slice(0, 200)) await send(searchIngredients, query);
    const typing: number[] = [];
    for (const query of queries) {
      const started = performance.now();
      await send(searchIngredients, query);
      typing.push(performance.now() - started);
    }
    const bulk: number[] = [];
    for (const language of LANGUAGES) {
      const own = (names.get(language) ?? []).map(({ name }) => name);
      const thousand = Array.from({ length: 1000 }, (_, place) =>
        `${own[place % own.length] ?? ''} ${Math.floor(place / own.length) || ''}`.trim(),
      );
      const started = performance.now();
      await send(matchNames, { ingredients: thousand, language });
      bulk.push(performance.now() - started);
    }
    print('ingredient search through HTTP', {
      'start until the first answer, s': `${(service.readyAfter / 1000).toFixed(2)} (bar: 2 s)`,
      'typing, p50, ms': atShare(typing, 0.5),
      'typing, p95, ms': `${atShare(typing, 0.95)} (bar: 10 ms)`,
      '1,000 names in one call, slowest language, s': `${(Math.max(...bulk) / 1000).toFixed(2)} (bar: 0.4 s)`,
      'memory, MB': `${Math.round(await residentMegabytes(service.child.pid))} (bar: 300 MB)`,
    });
  } finally {
    service.child.kill('SIGTERM');
  }
  print('the same names with MiniSearch', await miniSearchFigures(names));
}

async function residentMegabytes(pid: number | undefined): Promise<number> {
  // Only Linux gives it in a file; elsewhere it is unknown.
  const status = await readFile(`/proc/${pid ?? 0}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
