import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { embeddedCluster } from '../../server/src/platform/database/embedded/cluster.ts';
import { print } from '../machine/print.ts';
import { processorOf } from '../machine/processor.ts';
import { type RunningProduct, startProduct } from '../machine/product.ts';

const PORTS = [3991, 3992] as const;
const SECONDS = 6;
const CONNECTIONS = 32;
const DISHES = 40;
/** Requests per second of one process, bytes before the photo, and seconds until a change shows (issue's bars). */
const BARS = { rate: 5000, bytes: 60_000, change: 30 };
/** The most that the page's script adds between two questions. */
const LONGEST_PAUSE_S = 18;

type Send = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>;

async function asAdmin(base: string): Promise<Send> {
  const headers = { 'content-type': 'application/json', origin: base, cookie: '' };
  const send: Send = async (method, path, body) => {
    const reply = await fetch(`${base}/api${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    headers.cookie ||= reply.headers.get('set-cookie')?.split(';')[0] ?? '';
    return (await reply.json()) as Record<string, unknown>;
  };
  await send('POST', '/users/sign-in', { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD });
  return send;
}

/** A menu of forty dishes on the first link of the demo's restaurant. */
async function shareMenu(send: Send): Promise<{ token: string; menu: Record<string, unknown>; body: object }> {
  const restaurantId = demoId('matsalen');
  const { items } = (await send('GET', `/recipes/recipe/${restaurantId}?limit=40`)) as { items: { id: string }[] };
  const blocks = Array.from({ length: DISHES }, (_, place) => ({
    kind: 'recipe',
    _id: `dish-${place}`,
    recipeId: items[place % items.length]?.id,
    names: [],
    descriptions: [{ language: 'sv', text: 'Med smör, örter och det som växer på gården just nu' }],
    price: `${95 + place} kr`,
  }));
  const title = { kind: 'title', _id: 'title', texts: [{ language: 'sv', text: 'Veckans lunch' }] };
  const body = { name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks: [title, ...blocks] };
  const menu = await send('POST', '/menus', { ...body, restaurantId });
  const link = await send('PUT', '/menus/share-menu', { linkNumber: 1, restaurantId, menuId: menu['id'] });
  return { token: String(link['token']), menu, body };
}

/** How many answers a second one process gives, and the microseconds of its processor that each takes. */
async function rate(
  { pid }: RunningProduct,
  url: string,
  headers: Record<string, string>,
): Promise<{ perSecond: number; p99: number; processor: number }> {
  const from = processorOf(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors > 0 || result['4xx'] + result['5xx'] > 0) throw new Error(`${url}: not every request was answered`);
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    processor: Math.round(((processorOf(pid) - from) * 1000) / result.requests.total),
  };
}

/** Seconds until a node says another version than before. */
async function secondsToChange(url: string, before: string): Promise<number> {
  const began = performance.now();
  while ((await (await fetch(url)).text()) === before) await new Promise((next) => setTimeout(next, 50));
  return (performance.now() - began) / 1000;
}

/** Another process on the same database. */
async function secondNode(dataDir: string): Promise<RunningProduct> {
  const cluster = await embeddedCluster(dataDir, () => undefined);
  process.env['DATABASE_URL'] = await cluster.url('plateprint');
  try {
    return await startProduct(PORTS[1]);
  } finally {
    delete process.env['DATABASE_URL'];
  }
}

/** The public page of a live link: how much of it goes over the line, how many it serves, how soon a change shows. */
export async function live(): Promise<void> {
  process.env['REQUESTS_PER_MINUTE'] = '100000000';
  const one = await startProduct(PORTS[0]);
  const two = await secondNode(one.dataDir);
  try {
    const send = await asAdmin(one.base);
    const { token, menu, body } = await shareMenu(send);
    const page = `${one.base}/live/${token}`;
    const html = await (await fetch(page)).text();
    const services = await Promise.all(
      ['/live-menu/page.css', '/live-menu/look/none/1c2620.css', '/live-menu/page.js', '/favicon.svg', '/live-worker.js'].map(
        async (path) => gzipSync(await (await fetch(one.base + path)).text()),
      ),
    );
    const bytes = services.reduce((sum, part) => sum + part.length, gzipSync(html).length);
    const zipped = await rate(one, page, { 'accept-encoding': 'gzip' });
    const version = await (await fetch(`${page}/version`)).text();
    const asked = await rate(one, `${page}/version`, { 'if-none-match': `"${version}"` });
    const addresses = [one, two].map(({ base }) => `${base}/live/${token}/version`);
    for (const address of addresses) await (await fetch(address)).text();
    await send('PUT', '/menus', {
      ...body,
      id: menu['id'],
      version: menu['version'],
      name: 'Supper',
      settings: { language: 'de' },
    });
    const changes = await Promise.all(addresses.map(async (address) => secondsToChange(address, version)));
    print(`a live menu of ${DISHES} dishes, one process, ${CONNECTIONS} connections`, {
      'compressed with style and script, bytes': `${bytes} (bar: ${BARS.bytes})`,
      'pages/s': `${zipped.perSecond} (bar: ${BARS.rate}), p99 ${zipped.p99} ms, ${zipped.processor} µs of processor each`,
      'questions for the version/s': `${asked.perSecond}, p99 ${asked.p99} ms, ${asked.processor} µs of processor each`,
      'a change shows on each of two nodes after, s': changes.map((seconds) => seconds.toFixed(1)).join(' / '),
      'with the longest pause of a screen, s': `${(Math.max(...changes) + LONGEST_PAUSE_S).toFixed(1)} (bar: ${BARS.change})`,
    });
  } finally {
    await two.stop();
    await one.stop();
  }
}
