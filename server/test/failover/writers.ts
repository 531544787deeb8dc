import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../src/demo/demo-people.ts';

/** How each write was answered; every one of them has an outcome. */
export interface Outcomes {
  sent: number;
  /** Ids that were answered. */
  acknowledged: string[];
  /** Writes that were answered as failed, by the name they would have. */
  refused: string[];
  /** Keyed writes, each sent again until it was answered. */
  keyed: Map<string, string>;
  /** Reads that did not succeed. */
  failedReads: number;
  /** Lists that were answered, and of them what lacked their reader's own last report or had it under another name. */
  listed: number;
  wrong: string[];
}

const json = (cookie: string): Record<string, string> => ({ 'content-type': 'application/json', cookie });

export async function signIn(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/users/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'chef@demo.plateprint.test', password: DEMO_PASSWORD }),
  });
  if (!reply.ok) throw new Error(`signing in was answered with ${reply.status}`);
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Somebody who writes without a pause. */
export interface Writer {
  /** Of the product, or of what stands before it. */
  address: string;
  cookie: string;
  restaurantId: string;
  outcomes: Outcomes;
  isOver: () => boolean;
}

const named = (name: string) => ({ names: [{ language: 'en_gb', name }], ingredients: [] });

async function writeOnce({ address, cookie, restaurantId, outcomes }: Writer): Promise<void> {
  const name = `once-${randomUUID()}`;
  outcomes.sent += 1;
  const reply = await fetch(`${address}/api/recipes`, {
    method: 'POST',
    headers: json(cookie),
    body: JSON.stringify({ restaurantId, ...named(name) }),
  });
  if (reply.ok) outcomes.acknowledged.push(((await reply.json()) as { id: string }).id);
  else outcomes.refused.push(name);
}

/** Under a key of its own, sent again as long as it is answered as failed. */
async function writeKeyed({ address, cookie, restaurantId, outcomes }: Writer): Promise<void> {
  const clientKey = `keyed-${randomUUID()}`;
  for (;;) {
    const reply = await fetch(`${address}/api/recipes/bulk-create`, {
      method: 'POST',
      headers: json(cookie),
      body: JSON.stringify({ restaurantId, recipes: [{ clientKey, ...named(clientKey) }] }),
    });
    if (!reply.ok) {
      await pause(20);
      continue;
    }
    const { items } = (await reply.json()) as { items: { id: string }[] };
    outcomes.keyed.set(clientKey, items[0]?.id ?? '');
    return;
  }
}

async function read({ address, cookie, outcomes }: Writer): Promise<void> {
  const reply = await fetch(`${address}/api/users/authenticate`, { headers: { cookie } });
  if (!reply.ok) outcomes.failedReads += 1;
}

/** Days of the drafts below, each later than the one before: the list begins with the latest. */
let days = 0;

/** Saves a report and reads the list of them, which a replica may answer: what one has saved stands there. */
async function writeAndList({ address, cookie, restaurantId, outcomes }: Writer): Promise<void> {
  const name = `listed-${randomUUID()}`;
  days += 1;
  const startDate = new Date(Date.UTC(2001, 0, days)).toISOString().slice(0, 10);
  const kind = { category: 'restaurant', variety: 'sales', type: 'event', settings: {}, status: 'draft' };
  const reply = await fetch(`${address}/api/reports/sales/${restaurantId}`, {
    method: 'POST',
    headers: json(cookie),
    body: JSON.stringify({ ...kind, name, startDate, recipes: [{ key: '0', id: null, name: 'Soup', servings: 10 }] }),
  });
  if (reply.status >= 400 && reply.status < 500) outcomes.wrong.push(await reply.text());
  if (!reply.ok) return;
  const { id } = (await reply.json()) as { id: string };
  const positions = reply.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  const list = await fetch(`${address}/api/reports/restaurant/${restaurantId}?limit=100`, {
    headers: { cookie: [cookie, ...positions].join('; ') },
  });
  if (!list.ok) {
    outcomes.failedReads += 1;
    return;
  }
  const { items } = (await list.json()) as { items: { id: string; name: string }[] };
  outcomes.listed += 1;
  if (items.find((each) => each.id === id)?.name !== name) outcomes.wrong.push(name);
}

export async function work(writer: Writer): Promise<void> {
  while (!writer.isOver()) {
    await writeOnce(writer);
    await writeKeyed(writer);
    await read(writer);
    await writeAndList(writer);
  }
}

/** The restaurant of whoever is signed in. */
export async function kitchenOf(address: string, cookie: string): Promise<string> {
  const kitchen = await fetch(`${address}/api/restaurants/restaurant-user`, { headers: { cookie } });
  return ((await kitchen.json()) as { restaurant: { id: string } }).restaurant.id;
}

export const noOutcomes = (): Outcomes => ({
  sent: 0,
  acknowledged: [],
  refused: [],
  keyed: new Map(),
  failedReads: 0,
  listed: 0,
  wrong: [],
});
