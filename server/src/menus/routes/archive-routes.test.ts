import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { chooseEvidenceLines, readArchivedDay, readArchivedDish } from '@plateprint/shared/menus/archive/archive-api.ts';
import type { ShownMenuState, ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { shownMenu } from '@plateprint/shared/menus/archive/shown-states.ts';
import { chooseLabelBasis } from '@plateprint/shared/menus/label-basis-api.ts';
import { createMenu, deleteMenu, shareMenu, unshareMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { createRecipe, deleteRecipe, restoreRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { liveMenuOf } from '../live/live-menu-store.ts';

const organizationId = demoId('norrsken');
const restaurantId = demoId('matsalen');
const link = { linkNumber: 3, restaurantId } as const;
let product: Product;
let chef: Caller;
let admin: Caller;

beforeAll(async () => {
  product = await openProduct();
  [chef, admin] = [await product.as('chef'), await product.as('admin')];
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.deleteFrom('live_link').execute();
  await product.database.deleteFrom('shown_span').execute();
  await product.database.updateTable('organization').set({ label_basis: null }).execute();
});

const ago = (days: number): string => dayAt('SE', new Date(Date.now() - days * 86_400_000));
const one = <T>(of: readonly T[], step: number): T => of[step % of.length] as T;
const today = (): string => dayAt('SE', new Date());
const shownOn = async (day: string): Promise<ShownState[]> =>
  (await admin(readArchivedDay, { params: { restaurantId, linkNumber: 3 }, query: { day } })).states;
const shownNow = async (): Promise<ShownState['menu']> => (await shownOn(today())).at(-1)?.menu ?? null;
const choose = async (choice: object) => admin(chooseLabelBasis, { body: { organizationId, ...choice } as never });

const recipe = (name: string, kg: number) => ({
  names: [{ language: 'sv' as const, name }],
  portions: 4,
  ingredients: [
    { inputIngredient: 'gul lök', ingredient: 'yellow-onion', variation: 'yellow-onion.raw', amount: kg, unit: 'kg' as const },
  ],
});
const dish = async (name: string): Promise<string> =>
  (await chef(createRecipe, { body: { restaurantId, ...recipe(name, 1) } })).id;
const page = (...recipeIds: string[]) => ({
  options: {},
  settings: { language: 'sv' as const },
  blocks: recipeIds.map((recipeId, place) => ({
    kind: 'recipe' as const,
    _id: `r${place}`,
    recipeId,
    names: [],
    descriptions: [],
  })),
});
const menuOf = async (name: string, ...recipeIds: string[]): Promise<string> =>
  (await chef(createMenu, { body: { restaurantId, name, ...page(...recipeIds) } })).id;
const share = async (menuId: string) => chef(shareMenu, { body: { ...link, menuId } });

/** Moves all that was kept into the past. */
const age = async (by: string): Promise<void> => {
  await sql`update shown_span set shown_from = shown_from - ${by}::interval, shown_to = shown_to - ${by}::interval`.execute(
    product.database,
  );
};

test('each change of a live link is kept as it is made, with the figures of then', async () => {
  const [soup, pie] = [await dish('Löksoppa'), await dish('Lökpaj')];
  const [lunch, dinner] = [await menuOf('Lunch', soup), await menuOf('Middag', pie)];
  await choose({ kind: 'own', signed: true });
  await share(lunch);
  const first = await shownNow();
  expect(first).toMatchObject({ name: 'Lunch', labels: 'letters', dishes: [{ name: 'Löksoppa', label: 'wide' }] });
  expect(first?.dishes[0]?.level).not.toBeNull();
  const figure = first?.dishes[0]?.co2PerPortion?.value ?? Number.NaN;

  await chef(updateRecipe, { body: { id: soup, ...recipe('Löksoppa', 2) } });
  const second = (await shownNow())?.dishes[0];
  expect([second?.co2PerPortion?.value, second?.dataVersion]).toEqual([
    expect.closeTo(2 * figure, 6) as number,
    first?.dishes[0]?.dataVersion,
  ]);
  await chef(updateMenu, { body: { id: lunch, name: 'Lunch', ...page(soup, pie) } });
  expect((await shownNow())?.dishes.map(({ name }) => name)).toEqual(['Löksoppa', 'Lökpaj']);
  await choose({ kind: 'figures' });
  expect(await shownNow()).toMatchObject({ labels: 'figures', dishes: [{ label: 'figure', level: null }, { label: 'figure' }] });
  await share(dinner);
  expect(await shownNow()).toMatchObject({ id: dinner, dishes: [{ name: 'Lökpaj' }] });
  await chef(unshareMenu, { body: { ...link, menuId: dinner } });
  expect(await shownNow()).toBeNull();
  await share(lunch);
  await chef(deleteMenu, { params: { id: lunch } });

  const states = await shownOn(today());
  expect(states.filter(({ menu }) => menu !== null).map(({ menu }) => [menu?.name, menu?.dishes.length, menu?.labels])).toEqual([
    ['Lunch', 1, 'letters'],
    ['Lunch', 1, 'letters'],
    ['Lunch', 2, 'letters'],
    ['Lunch', 2, 'figures'],
    ['Middag', 1, 'figures'],
    ['Lunch', 2, 'figures'],
  ]);
  // Nothing is between two states, and the last one has no end.
  expect(states.slice(1).map(({ from }) => from)).toEqual(states.slice(0, -1).map(({ to }) => to));
  expect(states.at(-1)).toMatchObject({ to: null, menu: null });
});

test('a day of two years ago has what stood then, and none before', async () => {
  await share(await menuOf('Lunch', await dish('Soppa')));
  await age('730 days');
  expect((await shownOn(ago(730))).at(-1)?.menu?.name).toBe('Lunch');
  expect(await shownOn(ago(400))).toMatchObject([{ menu: { name: 'Lunch' } }]);
  expect(await shownOn(ago(732))).toMatchObject([{ menu: null }]);
});

test('a certificate that ran out is seen in the day after its last', async () => {
  await choose({
    kind: 'scheme',
    signed: true,
    scheme: { name: 'Svenskt Klimatmärke', certificateNumber: '4711', validUntil: '2025-06-15' },
  });
  await share(await menuOf('Lunch', await dish('Soppa')));
  await age('1200 days');
  expect(await shownOn('2025-06-15')).toMatchObject([{ menu: { labels: 'letters' } }]);
  expect(await shownOn('2025-06-16')).toMatchObject([{ from: '2025-06-15T22:00:00.000Z', menu: { labels: 'figures' } }]);
});

test('what is not changed is not written, and what is undone leaves nothing', async () => {
  const soup = await dish('Soppa');
  const lunch = await menuOf('Lunch', soup);
  await share(lunch);
  const kept = async (): Promise<number> =>
    (await product.database.selectFrom('shown_span').select('kind').where('organization_id', '=', organizationId).execute())
      .length;
  const before = await kept();
  await chef(updateMenu, { body: { id: lunch, name: 'Lunch', ...page(soup) } });
  await share(lunch);
  await chef(updateRecipe, { body: { id: await dish('Anderes'), ...recipe('Etwas', 3) } });
  expect(await kept()).toBe(before);
  await product.database
    .transaction()
    .execute(async (transaction) => {
      await transaction.updateTable('live_link').set({ menu_id: null }).execute();
      throw new Error('undone');
    })
    .catch(() => {});
  expect(await kept()).toBe(before);
  expect((await shownNow())?.name).toBe('Lunch');
});

test('a dish on many links is written once', async () => {
  const soup = await dish('Soppa');
  const lunch = await menuOf('Lunch', soup);
  for (const linkNumber of [1, 2, 3, 4]) await chef(shareMenu, { body: { restaurantId, linkNumber, menuId: lunch } });
  await chef(updateRecipe, { body: { id: soup, ...recipe('Soppa', 3) } });
  const spans = await product.database.selectFrom('shown_span').select('kind').where('thing', '=', soup).execute();
  expect(spans).toHaveLength(2);
});

test('what was shown five years ago goes, with what nothing else names, and what stands still stays', async () => {
  const [lunch, dinner] = [await menuOf('Lunch', await dish('Soppa')), await menuOf('Middag', await dish('Paj'))];
  await share(lunch);
  await share(dinner);
  await age('1830 days');
  const words = async (): Promise<string> => {
    const bodies = product.database.selectFrom('shown_body').select('body').where('organization_id', '=', organizationId);
    return JSON.stringify(await bodies.execute());
  };
  expect(await words()).toContain('Soppa');
  await product.services.jobs.queue(product.database, 'menus.archive_purge', {});
  await product.drain();
  const left = await product.database.selectFrom('shown_span').select('kind').orderBy('kind').execute();
  expect(left.map(({ kind }) => kind)).toEqual(['link', 'menu', 'organization', 'recipe', 'restaurant']);
  expect([(await words()).includes('Soppa'), (await words()).includes('Paj')]).toEqual([false, true]);
  expect((await shownNow())?.name).toBe('Middag');
});

test('a link that was live before the archive was there is kept by the nightly look', async () => {
  await share(await menuOf('Lunch', await dish('Soppa')));
  await product.database.deleteFrom('shown_span').execute();
  expect(await shownNow()).toBeNull();
  await product.services.jobs.queue(product.database, 'menus.archive_links', {});
  await product.drain();
  expect(await shownNow()).toMatchObject({ dishes: [{ name: 'Soppa' }] });
});

/** What a guest reads at this moment, in the words of the archive. */
async function liveNow(): Promise<unknown> {
  const { token } = await product.database
    .selectFrom('live_link')
    .select('token')
    .where('restaurant_id', '=', restaurantId)
    .where('link_number', '=', 3)
    .executeTakeFirstOrThrow();
  const live = (await liveMenuOf(product.database, token, new Date()))?.menu;
  if (!live) return null;
  const shelf = {
    dish: (id: string) => {
      const there = live.dishes.find((each) => each.id === id);
      const { value = null, low = null, high = null } = there?.co2PerPortion ?? {};
      return there ? { body: { ...there, portions: 1, dataVersion: '', co2: value, low, high }, hash: '' } : null;
    },
    ownLabel: () => null,
  };
  return readable(shownMenu({ name: '', page: live.page }, { labels: live.labels, shelf: shelf as never }));
}

/** Figures as they are printed, and without what only the archive knows. */
function readable({ labels, dishes }: Pick<ShownMenuState, 'labels' | 'dishes'>): unknown {
  return {
    labels,
    dishes: dishes.map(({ co2PerPortion, ...rest }) => ({
      ...rest,
      dataVersion: '',
      evidence: '',
      co2: co2PerPortion && Object.values(co2PerPortion).map((grams) => grams.toPrecision(10)),
    })),
  };
}

test('whatever is done in whatever order, the archive has what the page shows', async () => {
  const dishes = [await dish('Soppa'), await dish('Paj'), await dish('Gryta')];
  const menus = [await menuOf('A', dishes[0] ?? ''), await menuOf('B', ...dishes)];
  await share(menus[0] ?? '');
  const basis = [{ kind: 'figures' }, { kind: 'own', signed: true }];
  const changes: ((step: number) => Promise<unknown>)[] = [
    async (step) => share(one(menus, step)),
    async (step) => share(one(menus, step + 1)),
    async (step) => chef(updateRecipe, { body: { id: one(dishes, step), ...recipe(`Rätt ${step}`, 1 + (step % 5)) } }),
    async (step) =>
      chef(updateMenu, { body: { id: one(menus, step), name: 'M', ...page(one(dishes, step), one(dishes, step + 1)) } }),
    async (step) => choose(one(basis, step)),
    async (step) => chef(deleteRecipe, { params: { id: one(dishes, step) } }),
    async (step) => chef(restoreRecipe, { params: { id: one(dishes, step) } }),
    async () => chef(unshareMenu, { body: { ...link, menuId: menus[0] ?? '' } }),
  ];
  let shown = 0;
  // A walk by a generator of our own: the same each time.
  for (let step = 0, seed = 7; step < 60; step += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    // What is in the bin is not saved, and what is not shown is not taken off.
    await one(
      changes,
      Math.floor(seed / 1000),
    )(step + Math.floor(seed / 77)).catch((refused: unknown) => {
      if (!(refused instanceof AppError)) throw refused;
    });
    const kept = await shownNow();
    if (kept) shown += 1;
    expect([step, kept && readable(kept)]).toEqual([step, await liveNow()]);
  }
  expect(shown).toBeGreaterThan(20);
});

test('the figure of a dish leads to its range and sources in public, and to its ingredients where the kitchen names them', async () => {
  const soup = await dish('Löksoppa');
  const { token } = await share(await menuOf('Lunch', soup));
  const open = async (path: string) => product.app.inject({ url: `/live/${token}${path}` });
  await choose({ kind: 'figures' });
  expect((await open('?language=sv')).body).toContain(`href="/live/${token}/dish/1?language=sv"`);
  const evidence = await open('/dish/1?language=sv');
  expect(evidence.statusCode).toBe(200);
  expect(evidence.body).toContain('Från gård till kökets dörr');
  expect(evidence.body).toMatch(/Mellan 0,\d+ kg CO₂e och 0,\d+ kg CO₂e/);
  expect(evidence.body).toContain('AGRIBALYSE');
  expect(evidence.body).toContain('Köket behåller');
  expect(evidence.body.toLowerCase()).not.toContain('gul lök');
  expect(verdictsIn(evidence.body, 'sv')).toEqual([]);
  await admin(chooseEvidenceLines, { body: { organizationId, evidenceLines: true } });
  expect((await open('/dish/1?language=sv')).body.toLowerCase()).toContain('gul lök');
  // What is not on this link has no page here, and neither has what is no link.
  expect((await open('/dish/2')).statusCode).toBe(404);
  expect((await product.app.inject({ url: `/live/${'x'.repeat(22)}/dish/1` })).statusCode).toBe(404);
});

test('what a figure stood on two years ago is read as it was then', async () => {
  const soup = await dish('Soppa');
  await share(await menuOf('Lunch', soup));
  await age('730 days');
  await chef(updateRecipe, { body: { id: soup, ...recipe('Soppa', 5) } });
  const then = (await shownOn(ago(700)))[0]?.menu?.dishes[0];
  const read = await admin(readArchivedDish, { params: { restaurantId, evidence: then?.evidence ?? '' }, query: {} });
  expect(read).toMatchObject({ portions: 4, counted: { lines: 1, all: 1 }, lines: [{ grams: 1000, written: 'gul lök' }] });
  expect(read.co2PerPortion).toEqual(then?.co2PerPortion);
  expect(read.sources.map(({ id }) => id)).toContain('agribalyse');
});
