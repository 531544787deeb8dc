import { ALLERGENS, type Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { listAllergenNotices, seeAllergenNotices } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { createMenu, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { allergenChange } from '@plateprint/shared/recipes/allergens/allergen-change.ts';
import { bulkUpdateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { PURGES } from '../../app.ts';
import { purgeAll } from '../../platform/jobs/purge-hourly.ts';
import { demoId } from '../../demo/demo-id.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const onion = {
  inputIngredient: '1 kg gul lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 1,
  unit: 'kg' as const,
};
const body = (ingredients: object[], more: object = {}) =>
  ({ names: [{ language: 'sv', name: 'Stekt lök' }], portions: 4, ingredients, ...more }) as never;
const save = async (id: string, ingredients: object[]) =>
  chef(updateRecipe, { body: { ...(body(ingredients) as object), id } as never });
const mailsAbout = async (): Promise<{ to: string; text: string }[]> => {
  await product.drain();
  return product.mails.splice(0).map(({ to, text }) => ({ to, text }));
};
async function live(recipeId: string, linkNumber: 4 | 5): Promise<string> {
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId, names: [], descriptions: [] }];
  const { id: menuId } = await chef(createMenu, { body: { restaurantId, name: 'Veckan', options: {}, settings: {}, blocks } });
  await chef(shareMenu, { body: { linkNumber, restaurantId, menuId } });
  return menuId;
}

test('a save that adds allergens to a live dish sends a mail to those who work there, and one that adds none sends none', async () => {
  const { id } = await chef(createRecipe, { body: { ...(body([onion]) as object), restaurantId } as never });
  await save(id, [onion, butter]);
  expect(await mailsAbout()).toEqual([]);
  await save(id, [onion]);
  await live(id, 4);
  const { items } = await chef(listLiveMenusOfRecipe, { params: { id } });
  expect(items).toEqual([expect.objectContaining({ name: 'Veckan', restaurant: 'Matsalen Slussen', linkNumber: 4 })]);
  await save(id, [onion, butter]);
  const mails = await mailsAbout();
  expect(mails.map(({ to }) => to)).toContain('chef@demo.plateprint.test');
  expect(mails.find(({ to }) => to.startsWith('chef@'))?.text).toMatch(/(?:milk|mjölk)/u);
  expect(mails.find(({ to }) => to.startsWith('chef@'))?.text).toContain('Veckan (Matsalen Slussen)');
  expect(mails.map(({ to }) => to)).not.toContain('owner@demo.plateprint.test');
  await save(id, [onion, { ...butter, amount: 60 }]);
  expect(await mailsAbout()).toEqual([]);
});

test('a base recipe that gets an allergen sends a mail where a dish that uses it is live', async () => {
  const { id: base } = await chef(createRecipe, {
    body: { ...(body([onion], { ingredientBag: true }) as object), restaurantId } as never,
  });
  const { id } = await chef(createRecipe, {
    body: { ...(body([{ inputIngredient: 'bas', bagId: base, amount: 100, unit: 'g' }]) as object), restaurantId } as never,
  });
  await live(id, 5);
  await product.drain();
  product.mails.splice(0);
  await chef(updateRecipe, { body: { ...(body([onion, butter], { ingredientBag: true }) as object), id: base } as never });
  expect((await mailsAbout()).length).toBeGreaterThan(0);
});

test('a save that ends what somebody signed of a live dish sends a mail: what is open is open to guests again', async () => {
  const mix = { inputIngredient: 'husets kryddmix' };
  const { id } = await chef(createRecipe, { body: { ...(body([onion, mix]) as object), restaurantId } as never });
  await signRecipe(chef, id);
  await live(id, 5);
  await mailsAbout();
  await save(id, [{ ...onion, amount: 2 }, mix]);
  expect((await mailsAbout()).map(({ to }) => to)).toContain('chef@demo.plateprint.test');
  await save(id, [{ ...onion, amount: 3 }, mix]);
  expect(await mailsAbout()).toEqual([]);
});

/** Makes dishes as an older release of the food data knew them: without their milk, and of no release at all. */
async function forgetMilk(...ids: string[]): Promise<void> {
  for (const id of ids)
    await product.database
      .updateTable('recipe')
      .set({ allergens: [], allergens_unknown: [], food_data_version: 'older' })
      .where('id', '=', id)
      .execute();
  await product.database.deleteFrom('allergen_notice').execute();
}

test('what new food data add to live dishes comes in one mail, and stays on the menu until somebody has seen it', async () => {
  const dishes = await Promise.all(
    [0, 1].map(async () => chef(createRecipe, { body: { ...(body([onion, butter]) as object), restaurantId } as never })),
  );
  const [one = '', other = ''] = dishes.map(({ id }) => id);
  const [menuId] = [await live(one, 4), await live(other, 5)];
  await mailsAbout();
  await forgetMilk(one, other);
  await product.services.jobs.queue(product.database, 'recipes.recalculate', {
    foodDataVersion: product.services.foodData.version,
  });
  await product.drain();
  await product.services.jobs.queue(product.database, 'recipes.allergens_added', {});
  const mails = (await mailsAbout()).filter(({ to }) => to.startsWith('chef@'));
  expect(mails.map(({ text }) => text.match(/Stekt lök: .*(?:milk|mjölk)/gu)?.length)).toEqual([2]);

  const { items, maySee } = await chef(listAllergenNotices, { params: { id: menuId } });
  expect([maySee, items.map(({ recipeId, added, opened }) => [recipeId, added, opened])]).toEqual([true, [[one, ['milk'], []]]]);
  const seen = await chef(seeAllergenNotices, { params: { id: menuId }, body: { ids: items.map(({ id }) => id) } });
  expect(seen.items).toEqual([]);
  const row = await product.database
    .selectFrom('allergen_notice')
    .select('seen_by')
    .where('recipe_id', '=', one)
    .executeTakeFirst();
  const me = await product.database
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'chef@demo.plateprint.test')
    .executeTakeFirst();
  expect(row?.seen_by).toBe(me?.id);
});

test('an address that is refused holds nobody else up, no mail goes twice, and no notice is held while mails go', async () => {
  const { id } = await chef(createRecipe, { body: { ...(body([onion]) as object), restaurantId } as never });
  await live(id, 4);
  await mailsAbout();
  const third = { person_id: demoId('owner@demo.plateprint.test'), restaurant_id: restaurantId };
  await product.database.insertInto('portfolio').values(third).execute();
  const usual = product.services.mailer;
  const [sent, waiting]: [string[], number[]] = [[], []];
  let refused: string | undefined;
  product.services.mailer = {
    send: async ({ to }) => {
      if (sent.length === 1) refused ??= to;
      if (to === refused) throw new Error('550 No such mailbox');
      sent.push(to);
      const unsent = product.database.selectFrom('allergen_notice').select('id').where('mailed_at', 'is', null);
      waiting.push((await unsent.execute()).length);
    },
  };
  const drained = async (): Promise<boolean> =>
    product.drain().then(
      () => true,
      () => false,
    );
  await save(id, [onion, butter]);
  for (let tick = 0; tick < 4; tick++) {
    while (!(await drained()));
    await product.services.jobs.queue(product.database, 'recipes.allergens_added', {});
  }
  while (!(await drained()));
  product.services.mailer = usual;
  const people = await product.database
    .selectFrom('portfolio')
    .innerJoin('person', 'person.id', 'portfolio.person_id')
    .select('email')
    .distinct()
    .where('restaurant_id', '=', restaurantId)
    .execute();
  expect(people.length).toBeGreaterThan(2);
  await product.database
    .deleteFrom('portfolio')
    .where('person_id', '=', third.person_id)
    .where('restaurant_id', '=', restaurantId)
    .execute();
  expect(new Set([...sent, refused])).toEqual(new Set(people.map(({ email }) => email)));
  expect(sent.length + 1).toBe(people.length);
  expect(waiting).toEqual(sent.map(() => 0));
});

test('a bulk change that adds something to a live dish sends a mail as a save does', async () => {
  const { id } = await chef(createRecipe, { body: { ...(body([onion, butter]) as object), restaurantId } as never });
  await live(id, 4);
  await mailsAbout();
  await forgetMilk(id);
  await chef(bulkUpdateRecipes, { body: { ids: [id], changes: { addTags: ['Lunch'] } } });
  expect((await mailsAbout()).map(({ to }) => to)).toContain('chef@demo.plateprint.test');
});

test('a notice that was seen is kept for a year, one that nobody has seen until its menu goes', async () => {
  const { id } = await chef(createRecipe, { body: { ...(body([onion]) as object), restaurantId } as never });
  const menuId = await live(id, 4);
  await save(id, [onion, butter]);
  const { items } = await chef(listAllergenNotices, { params: { id: menuId } });
  await chef(seeAllergenNotices, { params: { id: menuId }, body: { ids: items.map((notice) => notice.id) } });
  await save(id, [onion]);
  await save(id, [onion, butter]);
  const keptAfter = async (days: number): Promise<boolean[]> => {
    const { database, files } = product;
    await purgeAll(PURGES, { database, files, clock: () => new Date(product.now() + days * 86_400_000) });
    const notices = await database
      .selectFrom('allergen_notice')
      .select('seen_at')
      .where('recipe_id', '=', id)
      .orderBy('at')
      .execute();
    return notices.map((notice) => notice.seen_at !== null);
  };
  expect(await keptAfter(364)).toEqual([true, false]);
  expect(await keptAfter(366)).toEqual([false]);
});

test('the database adds what the rules add', async () => {
  let seed = 3;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const randomState = () => {
    const lists: Record<'contains' | 'mayContain' | 'unknown' | 'signed', Allergen[]> = {
      contains: [],
      mayContain: [],
      unknown: [],
      signed: [],
    };
    for (const allergen of ALLERGENS) {
      const list = (['contains', 'mayContain', 'unknown', 'signed', null, null] as const)[next(6)];
      if (list) lists[list].push(allergen);
    }
    const { contains, mayContain, unknown, signed } = lists;
    const shown = {
      allergens: contains,
      mayContain,
      allergensUnknown: [...unknown, ...signed],
      signed: { notAmong: signed, glutenFree: false },
    };
    return { said: { contains, mayContain, unknown }, shown };
  };
  for (let round = 0; round < 200; round++) {
    const [was, is] = [randomState(), randomState()];
    const { rows } = await sql<{ added: Allergen[]; opened: Allergen[] }>`
      select added, opened from allergens_added(${JSON.stringify(was.shown)}::jsonb, ${JSON.stringify(is.shown)}::jsonb)`.execute(
      product.database,
    );
    const { added, opened } = allergenChange(was.said, is.said);
    expect([rows[0]?.added.toSorted(), rows[0]?.opened.toSorted()]).toEqual([added.toSorted(), opened.toSorted()]);
  }
});
