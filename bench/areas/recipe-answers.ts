import type { FastifyInstance } from 'fastify';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { atShare, print } from '../machine/print.ts';
import { BENCH_RESTAURANT } from '../seeds/seed-recipes.ts';

/** A served database, and somebody signed in. */
export interface Kitchen {
  name: string;
  app: FastifyInstance;
  headers: { cookie: string };
}

/** Of each action; a p95 of fewer moves with every run. */
const SAMPLES = 1500;
const WARMING = 100;

/** Searches and filters, each with its page: common, middling, rare and absent parts, and every order. */
const SEARCHES: Record<string, string> = {
  'first page': '',
  'common part (soup)': 'search=soup',
  'two words (chicken curry)': 'search=chicken curry',
  'middling part (no 42)': 'search=no 42 of',
  'rare part (smorrebrod)': 'search=smorrebrod',
  'one of all (of 7777)': 'search=of 7777',
  'absent part': 'search=xylophone',
  'beginning of a word (ri)': 'search=ri',
  'filters (vegan, low)': 'diet=vegan&level=low,very_low',
  'filter and part': 'diet=vegetarian&search=pumpkin pie',
  'without milk and gluten among the ingredients': 'without=milk,gluten',
  'by name': 'sort=name',
  'by footprint, part (pie)': 'sort=footprint&search=pie',
};

export async function signIn(app: FastifyInstance): Promise<Kitchen['headers']> {
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/users/sign-in',
    payload: { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD },
  });
  return { cookie: `plateprint=${signedIn.cookies.find(({ name }) => name === 'plateprint')?.value ?? ''}` };
}

/** Each action in both databases, one after the other. */
async function turns(samples: number, action: (sample: number, at: number) => Promise<void>): Promise<void> {
  for (let sample = 0; sample < samples; sample += 1)
    for (const at of sample % 2 === 0 ? [0, 1] : [1, 0]) await action(sample, at);
}

/** Every action in one database and then in the other, each beginning every second time. */
export async function measureAnswers(kitchens: readonly Kitchen[], count: number): Promise<void> {
  const times = new Map<string, number[][]>();
  const timed = async (what: string, at: number, call: { method: 'GET' | 'PUT'; url: string; payload?: object }) => {
    const kitchen = kitchens[at];
    if (!kitchen) throw new Error('Two databases are compared.');
    const began = performance.now();
    const reply = await kitchen.app.inject({ ...call, headers: kitchen.headers });
    const took = performance.now() - began;
    if (reply.statusCode !== 200) throw new Error(`${call.url}: ${reply.body}`);
    const all = times.get(what) ?? kitchens.map(() => []);
    all[at]?.push(took);
    times.set(what, all);
    return reply.json<Record<string, unknown>>();
  };
  const openAndSave = async (sample: number, at: number): Promise<void> => {
    const url = `/api/recipes/bench-${(sample * 7919 + 13) % count}`;
    const { consumption: _c, footprint: _f, co2: _o, weight: _w, ...kept } = await timed('open', at, { method: 'GET', url });
    await timed('save', at, { method: 'PUT', url: '/api/recipes', payload: kept });
  };
  const searches = Object.entries(SEARCHES);
  const search = async (sample: number, at: number): Promise<void> => {
    const [what, query] = searches[sample % searches.length] ?? ['', ''];
    const url = `/api/recipes/recipe/${BENCH_RESTAURANT}?limit=50&${encodeURI(query)}`;
    await timed(what, at, { method: 'GET', url });
  };
  await turns(WARMING, openAndSave);
  await turns(WARMING, search);
  times.clear();
  await turns(SAMPLES, openAndSave);
  await turns(SAMPLES, search);
  times.set(
    'search, all',
    kitchens.map((_kitchen, at) => searches.flatMap(([what]) => times.get(what)?.[at] ?? [])),
  );
  print(
    `p50 / p95 in ms, ${kitchens.map(({ name }) => name).join(' → ')} (p95 by how much more), ${SAMPLES} of each action`,
    Object.fromEntries([...times].map(([what, [small = [], large = []]]) => [what, compared(small, large)])),
  );
}

function compared(small: readonly number[], large: readonly number[]): string {
  const more = (Number(atShare(large, 0.95)) / Number(atShare(small, 0.95)) - 1) * 100;
  return `${both(small)} → ${both(large)} (${more >= 0 ? '+' : '−'}${Math.abs(more).toFixed(0)} %)`;
}

function both(times: readonly number[]): string {
  return `${atShare(times, 0.5)} / ${atShare(times, 0.95)}`;
}
