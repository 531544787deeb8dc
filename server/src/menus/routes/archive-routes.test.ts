import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { ShownMenuState, ShownState } from '@plateprint/shared/menus/archive/shown-state.ts';
import { shownMenu } from '@plateprint/shared/menus/archive/shown-states.ts';
import { deleteMenu, shareMenu, unshareMenu, updateMenu } from '@plateprint/shared/menus/menu-api.ts';
import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { SIGN_OFF_KINDS, type SignOffKind } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { withdrawSignOff } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { deleteRecipe, restoreRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { dayAgo, onionsOf, openShownKitchen, pageOf, type ShownKitchen } from '../../../test/support/shown-kitchen.ts';
import { demoId } from '../../demo/demo-id.ts';
import { liveMenuOf } from '../live/live-menu-store.ts';

const restaurantId = demoId('matsalen');
const organizationId = demoId('norrsken');
const link = { linkNumber: 3, restaurantId } as const;
let kitchen: ShownKitchen;
beforeAll(async () => {
  kitchen = await openShownKitchen();
});
afterAll(() => kitchen.product.close());
beforeEach(() => kitchen.clear());

const one = <T>(of: readonly T[], step: number): T => of[step % of.length] as T;
const shownNow = async (): Promise<ShownState['menu']> => (await kitchen.shownOn(dayAgo(0))).at(-1)?.menu ?? null;

test('each change of a live link is kept as it is made, with the figures of then', async () => {
  const [soup, pie] = [await kitchen.dish('Löksoppa'), await kitchen.dish('Lökpaj')];
  const [lunch, dinner] = [await kitchen.menuOf('Lunch', soup), await kitchen.menuOf('Middag', pie)];
  await kitchen.choose({ kind: 'own', signed: true });
  await kitchen.share(lunch);
  const first = await shownNow();
  expect(first).toMatchObject({ name: 'Lunch', labels: 'letters', dishes: [{ name: 'Löksoppa', label: 'wide' }] });
  expect(first?.dishes[0]?.level).not.toBeNull();
  const figure = first?.dishes[0]?.co2PerPortion?.value ?? Number.NaN;

  await kitchen.chef(updateRecipe, { body: { id: soup, ...onionsOf('Löksoppa', 2) } });
  const second = (await shownNow())?.dishes[0];
  expect([second?.co2PerPortion?.value, second?.dataVersion]).toEqual([
    expect.closeTo(2 * figure, 6) as number,
    first?.dishes[0]?.dataVersion,
  ]);
  await kitchen.chef(updateMenu, { body: { id: lunch, name: 'Lunch', ...pageOf(soup, pie) } });
  expect((await shownNow())?.dishes.map(({ name }) => name)).toEqual(['Löksoppa', 'Lökpaj']);
  await kitchen.choose({ kind: 'figures' });
  expect(await shownNow()).toMatchObject({ labels: 'figures', dishes: [{ label: 'figure', level: null }, { label: 'figure' }] });
  await kitchen.share(dinner);
  expect(await shownNow()).toMatchObject({ id: dinner, dishes: [{ name: 'Lökpaj' }] });
  await kitchen.chef(unshareMenu, { body: { ...link, menuId: dinner } });
  expect(await shownNow()).toBeNull();
  await kitchen.share(lunch);
  await kitchen.chef(deleteMenu, { params: { id: lunch } });

  const states = await kitchen.shownOn(dayAgo(0));
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
  await kitchen.share(await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')));
  await kitchen.age('730 days');
  expect((await kitchen.shownOn(dayAgo(730))).at(-1)?.menu?.name).toBe('Lunch');
  expect(await kitchen.shownOn(dayAgo(400))).toMatchObject([{ menu: { name: 'Lunch' } }]);
  expect(await kitchen.shownOn(dayAgo(732))).toMatchObject([{ menu: null }]);
});

test('a certificate that ran out is seen in the day after its last', async () => {
  await kitchen.choose({
    kind: 'scheme',
    signed: true,
    scheme: { name: 'Svenskt Klimatmärke', certificateNumber: '4711', validUntil: '2025-06-15' },
  });
  await kitchen.share(await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')));
  await kitchen.age('1200 days');
  expect(await kitchen.shownOn('2025-06-15')).toMatchObject([{ menu: { labels: 'letters' } }]);
  expect(await kitchen.shownOn('2025-06-16')).toMatchObject([{ from: '2025-06-15T22:00:00.000Z', menu: { labels: 'figures' } }]);
});

test('what is not changed is not written, and what is undone leaves nothing', async () => {
  const soup = await kitchen.dish('Soppa');
  const lunch = await kitchen.menuOf('Lunch', soup);
  await kitchen.share(lunch);
  const kept = async (): Promise<number> =>
    (
      await kitchen.product.database
        .selectFrom('shown_span')
        .select('kind')
        .where('organization_id', '=', organizationId)
        .execute()
    ).length;
  const before = await kept();
  await kitchen.chef(updateMenu, { body: { id: lunch, name: 'Lunch', ...pageOf(soup) } });
  await kitchen.share(lunch);
  await kitchen.chef(updateRecipe, { body: { id: await kitchen.dish('Anderes'), ...onionsOf('Etwas', 3) } });
  expect(await kept()).toBe(before);
  await kitchen.product.database
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
  const soup = await kitchen.dish('Soppa');
  const lunch = await kitchen.menuOf('Lunch', soup);
  for (const linkNumber of [1, 2, 3, 4]) await kitchen.chef(shareMenu, { body: { restaurantId, linkNumber, menuId: lunch } });
  await kitchen.chef(updateRecipe, { body: { id: soup, ...onionsOf('Soppa', 3) } });
  const spans = await kitchen.product.database.selectFrom('shown_span').select('kind').where('thing', '=', soup).execute();
  expect(spans).toHaveLength(2);
});

test('what was shown five years ago goes, with what nothing else names, and what stands still stays', async () => {
  const [lunch, dinner] = [
    await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')),
    await kitchen.menuOf('Middag', await kitchen.dish('Paj')),
  ];
  await kitchen.share(lunch);
  await kitchen.share(dinner);
  await kitchen.age('1830 days');
  const words = async (): Promise<string> => {
    const bodies = kitchen.product.database.selectFrom('shown_body').select('body').where('organization_id', '=', organizationId);
    return JSON.stringify(await bodies.execute());
  };
  expect(await words()).toContain('Soppa');
  await kitchen.product.services.jobs.queue(kitchen.product.database, 'menus.archive_purge', {});
  await kitchen.product.drain();
  const left = await kitchen.product.database.selectFrom('shown_span').select('kind').orderBy('kind').execute();
  expect(left.map(({ kind }) => kind)).toEqual(['link', 'menu', 'organization', 'recipe', 'restaurant']);
  expect([(await words()).includes('Soppa'), (await words()).includes('Paj')]).toEqual([false, true]);
  expect((await shownNow())?.name).toBe('Middag');
});

test('a link that was live before the archive was there is kept by the nightly look', async () => {
  await kitchen.share(await kitchen.menuOf('Lunch', await kitchen.dish('Soppa')));
  await kitchen.product.database.deleteFrom('shown_span').execute();
  expect(await shownNow()).toBeNull();
  await kitchen.product.services.jobs.queue(kitchen.product.database, 'menus.archive_links', {});
  await kitchen.product.drain();
  expect(await shownNow()).toMatchObject({ dishes: [{ name: 'Soppa' }] });
});

/** Signs a dish as it is now. */
async function sign(id: string, kind: SignOffKind): Promise<unknown> {
  return signRecipe(kitchen.chef, id, kind);
}

test('a signature is kept as it was shown, without who signed, and ends with the lines that it was given for', async () => {
  const { ingredients, ...rest } = onionsOf('Soppa', 1);
  const soup = await kitchen.dish('Soppa');
  await kitchen.chef(updateRecipe, {
    body: { id: soup, ...rest, ingredients: [...ingredients, { inputIngredient: 'husets kryddmix' }] },
  });
  await kitchen.share(await kitchen.menuOf('Lunch', soup));
  for (const kind of SIGN_OFF_KINDS) await sign(soup, kind);
  await kitchen.chef(updateRecipe, { body: { id: soup, ...rest, ingredients: [{ inputIngredient: 'husets kryddmix' }] } });
  const said = (await kitchen.shownOn(dayAgo(0))).flatMap(({ menu }) =>
    (menu?.dishes ?? []).map(({ allergens, glutenFree }) => [allergens?.unknown.length, glutenFree]),
  );
  expect(said).toEqual([
    [ALLERGENS.length, false],
    [0, false],
    [0, true],
    [ALLERGENS.length, false],
  ]);
  const bodies = await kitchen.product.database.selectFrom('shown_body').select('body').execute();
  const signers = await kitchen.product.database.selectFrom('allergen_sign_off').select('signed_by').execute();
  expect(signers).not.toEqual([]);
  for (const { signed_by: signer } of signers) expect(JSON.stringify(bodies)).not.toContain(signer);
});

test('two that show one thing for the first time at the same moment open one span', async () => {
  const [earlier, later] = [await kitchen.product.services.pool.connect(), await kitchen.product.services.pool.connect()];
  try {
    const put = `select archive_put($1, 'own_label', 'at-once', $2::jsonb)`;
    for (const client of [earlier, later]) await client.query('begin');
    await earlier.query(put, [organizationId, '{"sign":"A"}']);
    const second = later.query(put, [organizationId, '{"sign":"B"}']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await earlier.query('commit');
    await second;
    await later.query('commit');
    const spans = await earlier.query(`select shown_from, shown_to from shown_span where thing = 'at-once' order by shown_from`);
    expect(spans.rows).toHaveLength(2);
    expect([spans.rows[0]?.shown_to, spans.rows[1]?.shown_to]).toEqual([spans.rows[1]?.shown_from, null]);
  } finally {
    for (const client of [earlier, later]) client.release();
  }
});

/** The page that a guest reads at this moment, in the words of the archive. */
async function liveNow(): Promise<unknown> {
  const { token } = await kitchen.product.database
    .selectFrom('live_link')
    .select('token')
    .where('restaurant_id', '=', restaurantId)
    .where('link_number', '=', 3)
    .executeTakeFirstOrThrow();
  const live = (await liveMenuOf(kitchen.product.database, token, new Date()))?.menu;
  if (!live) return null;
  const shelf = {
    dish: (id: string) => {
      const there = live.dishes.find((each) => each.id === id);
      const { value = null, low = null, high = null } = there?.co2PerPortion ?? {};
      if (!there) return null;
      const { contains, mayContain, unknown } = there.allergens;
      const signed = { notAmong: [], glutenFree: there.glutenFree ?? false };
      const said = {
        allergens: contains,
        mayContain,
        allergensUnknown: unknown,
        signed,
        footprint: { co2WithoutLandUseChange: null },
      };
      return { body: { ...there, ...said, portions: 1, dataVersion: '', co2: value, low, high }, hash: '' };
    },
    ownLabel: () => null,
  };
  return readable(shownMenu({ name: '', page: live.page }, { labels: live.labels, shelf: shelf as never, meatsOf: () => [] }));
}

/** Figures as they are printed, and without what only the archive knows. */
function readable({ labels, dishes }: Pick<ShownMenuState, 'labels' | 'dishes'>): unknown {
  return {
    labels,
    // Guests read one total: its twin stands in the archive alone.
    dishes: dishes.map(({ co2PerPortion, co2PerPortionWithoutLandUseChange: _twin, ...rest }) => ({
      ...rest,
      dataVersion: '',
      evidence: '',
      co2: co2PerPortion && Object.values(co2PerPortion).map((grams) => grams.toPrecision(10)),
    })),
  };
}

test('whatever is done in whatever order, the archive has what the page shows', async () => {
  const dishes = [await kitchen.dish('Soppa'), await kitchen.dish('Paj'), await kitchen.dish('Gryta')];
  const menus = [await kitchen.menuOf('A', dishes[0] ?? ''), await kitchen.menuOf('B', ...dishes)];
  await kitchen.share(menus[0] ?? '');
  const basis = [{ kind: 'figures' }, { kind: 'own', signed: true }];
  const changes: ((step: number) => Promise<unknown>)[] = [
    async (step) => kitchen.share(one(menus, step)),
    async (step) => kitchen.share(one(menus, step + 1)),
    async (step) => {
      const { ingredients, ...rest } = onionsOf(`Rätt ${step}`, 1 + (step % 5));
      const lines = step % 2 === 0 ? ingredients : [...ingredients, { inputIngredient: 'husets kryddmix' }];
      return kitchen.chef(updateRecipe, { body: { id: one(dishes, step), ...rest, ingredients: lines } });
    },
    async (step) =>
      kitchen.chef(updateMenu, {
        body: { id: one(menus, step), name: 'M', ...pageOf(one(dishes, step), one(dishes, step + 1)) },
      }),
    async (step) => kitchen.choose(one(basis, step)),
    async (step) => kitchen.chef(deleteRecipe, { params: { id: one(dishes, step) } }),
    async (step) => kitchen.chef(restoreRecipe, { params: { id: one(dishes, step) } }),
    async (step) => sign(one(dishes, step), 'allergens'),
    async (step) => sign(one(dishes, step), 'gluten_free'),
    async (step) => kitchen.chef(withdrawSignOff, { params: { id: one(dishes, step), kind: one(SIGN_OFF_KINDS, step) } }),
    async () => kitchen.chef(unshareMenu, { body: { ...link, menuId: menus[0] ?? '' } }),
  ];
  let [shown, signed, open] = [0, 0, 0];
  // A walk by a generator of our own: the same each time.
  for (let step = 0, seed = 7; step < 80; step += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    // A menu in the bin is not saved, and one that is not shown is not taken off.
    await one(
      changes,
      Math.floor(seed / 1000),
    )(step + Math.floor(seed / 77)).catch((refused: unknown) => {
      if (!(refused instanceof AppError)) throw refused;
    });
    const kept = await shownNow();
    if (kept) shown += 1;
    if (kept?.dishes.some(({ glutenFree }) => glutenFree)) signed += 1;
    if (kept?.dishes.some(({ allergens }) => allergens?.unknown.length !== 0)) open += 1;
    expect([step, kept && readable(kept)]).toEqual([step, await liveNow()]);
  }
  expect(shown).toBeGreaterThan(20);
  expect(Math.min(signed, open)).toBeGreaterThan(5);
});
