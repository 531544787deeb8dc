import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPostmaster } from '../../server/src/platform/database/embedded/postmaster-file.ts';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { benchFolder } from '../machine/bench-folder.ts';
import { openKey } from '../seeds/open-key.ts';
import { atShare, print } from '../machine/print.ts';
import { processorOf, processorOfFamily } from '../machine/processor.ts';
import { type RunningProduct, startProduct } from '../machine/product.ts';
import { type WrittenRecipe, writtenRecipes } from '../seeds/written-recipes.ts';

const PORT = 3988;
const BATCH = 1000;
const LANGUAGES: readonly Language[] = ['sv', 'de', 'en_gb', 'fr'];
const CLIENTS = 40;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 60);
const RUNS = Number(process.env['BENCH_RUNS'] ?? 3);

interface Calling {
  base: string;
  key: string;
  /** Milliseconds of processor that the product has taken, and its database: what a busy machine adds is not in it. */
  processor: () => [product: number, database: number];
}

interface Timed {
  ms: number;
  processor: [product: number, database: number];
}

/** Milliseconds to the last byte of the answer, and what became of the recipes. */
async function put({ base, key, processor }: Calling, body: object): Promise<Timed & { outcomes: string[] }> {
  const text = JSON.stringify(body);
  const before = processor();
  const began = performance.now();
  const reply = await fetch(`${base}/api/open/v1/recipes`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: text,
  });
  const answer = await reply.text();
  const ms = performance.now() - began;
  if (!reply.ok) throw new Error(answer.slice(0, 500));
  const { items } = JSON.parse(answer) as { items: { outcome: string }[] };
  const [product, database] = processor();
  const taken: Timed['processor'] = [product - before[0], database - before[1]];
  return { ms, processor: taken, outcomes: [...new Set(items.map(({ outcome }) => outcome))] };
}

/** One batch in each way that it can go. */
async function batchesOf(calling: Calling, language: Language, run: number): Promise<Record<string, Timed>> {
  const recipes = await writtenRecipes(language, BATCH);
  const own = recipes.map((recipe) => ({ ...recipe, externalId: `${recipe.externalId}-${run}` }));
  const restaurantId = demoId('matsalen');
  const changed = own.map((recipe) => ({ ...recipe, portions: recipe.portions + 1 }));
  const timed = async (expected: string, sent: readonly WrittenRecipe[], keep: boolean): Promise<Timed> => {
    const { outcomes, ...taken } = await put(calling, { language, restaurantId, keep, recipes: sent });
    if (outcomes.join() !== expected) throw new Error(`${expected} was expected, not ${outcomes.join()}`);
    return taken;
  };
  return {
    'not kept': await timed('calculated', own, false),
    created: await timed('created', own, true),
    updated: await timed('updated', changed, true),
    unchanged: await timed('unchanged', changed, true),
  };
}

async function measureBatches(calling: Calling): Promise<void> {
  for (const language of LANGUAGES) {
    const runs: Record<string, Timed>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await batchesOf(calling, language, run));
    const [first, ...later] = runs;
    const figures = Object.keys(first ?? {}).map((way): [string, string] => {
      // The first run, which meets its words for the first time, has a line of its own.
      const times = (way === 'not kept' && later.length > 0 ? later : runs).flatMap((run) => run[way] ?? []);
      return [way, said(times)];
    });
    print(`open API, batches of ${BATCH} recipes in ${language}, median of ${RUNS}, load ${load()}`, {
      'not kept, words never met before': said(first?.['not kept'] ? [first['not kept']] : []),
      ...Object.fromEntries(figures),
    });
  }
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? '';

function said(times: readonly Timed[]): string {
  const median = (of: (each: Timed) => number): string => Math.round(Number(atShare(times.map(of), 0.5))).toString();
  const longest = Math.max(...times.map(({ ms }) => ms)).toFixed(0);
  const processor = `${median((each) => each.processor[0])} + ${median((each) => each.processor[1])}`;
  return `${median(({ ms }) => ms)} ms, longest ${longest} ms (bar: 2000 ms), processor of product + database ${processor} ms`;
}

async function calculating({ base, key }: Calling, seconds: number): Promise<autocannon.Result & { codes: string }> {
  const bodies = (
    await Promise.all(
      LANGUAGES.map(async (language) =>
        (await writtenRecipes(language, 250)).map(({ name, portions, lines }) =>
          JSON.stringify({ language, restaurantId: demoId('matsalen'), recipe: { name, portions, lines } }),
        ),
      ),
    )
  ).flat();
  const result = await autocannon({
    url: base,
    connections: CLIENTS,
    duration: seconds,
    requests: bodies.map((body) => ({
      method: 'POST' as const,
      path: '/api/open/v1/recipes/calculate',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body,
    })),
  });
  const codes = Object.entries(result.statusCodeStats ?? {})
    .map(([code, { count = 0 }]) => `${code}: ${count}`)
    .join(', ');
  return { ...result, codes };
}

async function processorsOf({ pid, dataDir }: RunningProduct): Promise<Calling['processor']> {
  const postmaster = (await readPostmaster(join(dataDir, 'postgres')))?.pid ?? 0;
  return () => [processorOf(pid), processorOfFamily(postmaster)];
}

/** The answer to a caller that is over its limit: status and headers. */
async function refusal({ base, key }: Calling): Promise<string> {
  const reply = await fetch(`${base}/api/open/v1/key`, { headers: { authorization: `Bearer ${key}` } });
  const headers = ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'retry-after'];
  return `${reply.status} ${headers.map((name) => `${name}: ${reply.headers.get(name)}`).join(', ')}`;
}

/** The open API over HTTP on a product of its own: batches, then 40 clients for a minute, then the same with the usual limit. */
export async function openApi(): Promise<void> {
  const dataDir = await benchFolder();
  try {
    const free = await startProduct(PORT, dataDir, { OPEN_API_PER_MINUTE: '100000000' });
    try {
      const calling = { base: free.base, key: await openKey(free.base), processor: await processorsOf(free) };
      await measureBatches(calling);
      const [productBefore, databaseBefore] = calling.processor();
      const { requests, latency, codes, errors } = await calculating(calling, SECONDS);
      const [product, database] = calling.processor();
      const each = (ms: number): string => (ms / Math.max(1, requests.total)).toFixed(2);
      print(`open API, single calculations, ${CLIENTS} clients for ${SECONDS} s, load ${load()}`, {
        'a second': Math.round(requests.average),
        'p50, ms': latency.p50,
        'p99, ms': `${latency.p99} (bar: 60)`,
        'processor of one, product + database': `${each(product - productBefore)} + ${each(database - databaseBefore)} ms`,
        'answers by status': `${codes} (bar: no 5xx), connections that failed: ${errors}`,
      });
    } finally {
      await free.stop();
    }
    const limited = await startProduct(PORT, dataDir);
    try {
      const calling = { base: limited.base, key: await openKey(limited.base), processor: await processorsOf(limited) };
      const { codes } = await calculating(calling, Math.min(SECONDS, 20));
      print(`open API, the same with the usual limit`, {
        'answers by status': codes,
        'answer beyond it': await refusal(calling),
      });
    } finally {
      await limited.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
