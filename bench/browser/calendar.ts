import { demoId } from '../../server/src/demo/demo-id.ts';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { plannerDrops } from './planner-drops.ts';
import { atShare, print } from '../machine/print.ts';
import { processorOfFamily } from '../machine/processor.ts';
import { openBrowser, type RunningProduct, startProduct } from '../machine/product.ts';

const KITCHENS = 1000;
const CHANGES = 5;
/** Milliseconds in which a change reaches all kitchens. */
const BAR_MS = 5000;
/** How often it is asked who has the change, and calls that make the kitchens at once. */
const ASKED_EVERY_MS = 100;
const AT_ONCE = 8;

/** The planner with twelve weeks of six lines, and a plan that a thousand kitchens follow. */
export async function calendar(): Promise<void> {
  const product = await startProduct(3977, undefined, { REQUESTS_PER_MINUTE: '100000000' });
  try {
    const browser = await openBrowser();
    try {
      await plannerDrops(browser, product.base);
    } finally {
      await browser.close();
    }
    await followers(product);
  } finally {
    await product.stop();
  }
}

type Call = <Reply>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Reply>;

async function signedIn(base: string): Promise<Call> {
  let cookie = '';
  const sent = async (method: string, path: string, body?: object): Promise<Response> =>
    fetch(`${base}/api${path}`, {
      method,
      headers: { cookie, origin: base, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const reply = await sent('POST', '/users/sign-in', { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD });
  cookie = reply.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await sent(method, path, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text.slice(0, 500)}`);
    return JSON.parse(text) as Reply;
  };
}

interface Plan {
  id: string;
  version: number;
  cells: { recipeId: string }[];
  [field: string]: unknown;
}

/** A change of one dish, from the moment it is saved until every kitchen has it; and that each has it once. */
async function followers({ base, pid }: RunningProduct): Promise<void> {
  const call = await signedIn(base);
  const { plan, dishes } = await offeredPlan(call);
  const isThere = async (): Promise<boolean> => {
    const { followers: all } = await call<{ followers: { isCurrent: boolean }[] }>('GET', `/menu-plans/${plan.id}/following`);
    return all.length >= KITCHENS && all.every(({ isCurrent }) => isCurrent);
  };
  while (!(await isThere())) await new Promise((next) => setTimeout(next, ASKED_EVERY_MS));
  const [times, processor]: [number[], number[]] = [[], []];
  let version = plan.version;
  for (let change = 0; change < CHANGES; change += 1) {
    const [first, ...others] = plan.cells;
    const cells = [{ ...first, recipeId: dishes[(change + 1) % dishes.length] }, ...others];
    const draft = { name: plan['name'], weeks: plan['weeks'], weekdays: plan['weekdays'], lines: plan['lines'], cells };
    const [began, before] = [performance.now(), processorOfFamily(pid)];
    version = (await call<Plan>('PUT', `/menu-plans/${plan.id}`, { plan: draft, version })).version;
    while (!(await isThere())) await new Promise((next) => setTimeout(next, ASKED_EVERY_MS));
    times.push(performance.now() - began);
    processor.push(processorOfFamily(pid) - before);
  }
  print(
    `a plan of ${plan.cells.length} dishes that ${KITCHENS} kitchens follow: a change of one dish, from saved to in every kitchen`,
    {
      'p50 / longest, ms': `${atShare(times, 0.5)} / ${Math.max(...times).toFixed(0)} (bar ${BAR_MS})`,
      'processor of product and database, p50 / most, ms': `${atShare(processor, 0.5)} / ${Math.max(...processor).toFixed(0)}`,
      'kitchens that took each change once': await takenOnce(call, plan.id),
    },
  );
}

/** Kitchens whose plan has as many versions as there were changes: none arrived twice, none was left out. */
async function takenOnce(call: Call, id: string): Promise<string> {
  const { followers: all } = await call<{ followers: { restaurantId: string }[] }>('GET', `/menu-plans/${id}/following`);
  let once = 0;
  await inTurns(all, async ({ restaurantId }) => {
    const { items } = await call<{ items: { id: string }[] }>('GET', `/menu-plans?restaurantId=${restaurantId}`);
    const plans = await Promise.all(items.map(async (item) => call<Plan>('GET', `/menu-plans/${item.id}`)));
    if (plans.some((plan) => plan.name === 'Bench' && plan.version === 1 + CHANGES)) once += 1;
  });
  return `${once} of ${all.length}`;
}

/** A plan of one week with library dishes, in a thousand kitchens. */
async function offeredPlan(call: Call): Promise<{ plan: Plan; dishes: string[] }> {
  const organizationId = demoId('norrsken');
  const made: string[] = [];
  await inTurns(Array.from({ length: KITCHENS + 1 }), async (_, at) => {
    const body = { organizationId, name: `Bench kitchen ${at}`, location: 'SE' };
    made.push((await call<{ id: string }>('POST', '/restaurants', body)).id);
  });
  const [restaurantId = '', ...others] = made;
  const dishes: string[] = [];
  for (let dish = 0; dish < 12; dish += 1) {
    const ingredients = [
      { inputIngredient: 'carrot', ingredient: 'carrot', variation: 'carrot.raw', amount: 100 + dish, unit: 'g' },
    ];
    const body = {
      restaurantId,
      libraryScope: 'organization',
      names: [{ language: 'en_gb', name: `Dish ${dish}` }],
      ingredients,
    };
    dishes.push((await call<{ id: string }>('POST', '/recipes', body)).id);
  }
  const lines = ['a', 'b', 'c'].map((id) => ({ id, name: id }));
  const cells = [0, 1, 2, 3].flatMap((week) =>
    [1, 2, 3, 4, 5].flatMap((weekday) =>
      lines.map(({ id: lineId }, at) => ({ week, weekday, lineId, recipeId: dishes[(weekday * 3 + at) % dishes.length] })),
    ),
  );
  const plan = await call<Plan>('POST', '/menu-plans', { restaurantId, plan: { name: 'Bench', weeks: 4, lines, cells } });
  await call('PUT', `/menu-plans/${plan.id}/offer`, { isOffered: true });
  await call('POST', `/menu-plans/${plan.id}/kitchens`, { restaurantIds: others });
  return { plan, dishes };
}

/** A few at once, as many callers would. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item, at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) await act(items[at] as Item, at);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
