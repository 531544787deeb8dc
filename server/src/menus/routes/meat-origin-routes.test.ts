import { livePage } from '@plateprint/shared/menus/live/live-page.ts';
import { keepPublishedExport, listPublishedExports, readArchivedDay } from '@plateprint/shared/menus/archive/archive-api.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createMenu, listSharedMenuLinks, shareMenu } from '@plateprint/shared/menus/menu-api.ts';
import * as api from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import type { MeatArticle } from '@plateprint/shared/menus/origins/meat-origin.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { liveMenuOf } from '../live/live-menu-store.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
let dishId = '';
let menuId = '';

const names = (name: string) => [{ language: 'fr' as const, name }];
const line = (ingredient: string, variation: string) => ({
  inputIngredient: ingredient,
  ingredient,
  variation: `${ingredient}.${variation}`,
  amount: 500,
  unit: 'g' as const,
});
const beef: MeatArticle = {
  id: 'a1',
  name: 'Steak haché 15 %',
  meat: 'beef',
  ingredientId: null,
  born: ['IE'],
  raised: ['IE'],
  slaughtered: ['FR'],
};

beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
  const { id: bagId } = await chef(createRecipe, {
    body: { restaurantId, names: names('Farce'), ingredientBag: true, ingredients: [line('pork-mince', 'raw')] },
  });
  const ingredients = [
    line('beef-mince', 'fat-15'),
    line('pork-belly', 'smoked'),
    { inputIngredient: 'farce', bagId, amount: 200, unit: 'g' as const },
  ];
  dishId = (await chef(createRecipe, { body: { restaurantId, names: names('Tomates farcies'), portions: 4, ingredients } })).id;
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId: dishId, names: [], descriptions: [] }];
  menuId = (await chef(createMenu, { body: { restaurantId, name: 'Midi', options: {}, settings: { language: 'fr' }, blocks } }))
    .id;
  await chef(shareMenu, { body: { linkNumber: 4, restaurantId, menuId } });
});
afterAll(() => product.close());

const moveTo = async (location: string) =>
  product.database.updateTable('restaurant').set({ location }).where('id', '=', restaurantId).execute();
const meats = async () => chef(api.readDishMeats, { body: { restaurantId, recipeIds: [dishId] } });
const keep = async (items: MeatArticle[]) => {
  const { items: former } = await chef(api.listMeatArticles, { params: { restaurantId } });
  return chef(api.saveMeatArticles, { params: { restaurantId }, body: { items, former } });
};
const live = async (language: 'fr' | 'de'): Promise<string> => {
  const { items } = await chef(listSharedMenuLinks, { params: { id: restaurantId } });
  const menu = await liveMenuOf(product.database, items[3]?.token ?? '', new Date());
  return menu ? livePage(menu, { language, isScreen: false, version: '1' }) : '';
};

test('the archive says where the meat came from on a day, and a file what it said then', async () => {
  await moveTo('FR');
  await keep([beef]);
  const admin = await product.as('admin');
  const today = dayAt('FR', new Date(product.now()));
  const archived = async () => {
    // The database has a clock of its own.
    product.wait(60_000);
    const { states } = await admin(readArchivedDay, { params: { restaurantId, linkNumber: 4 }, query: { day: today } });
    return states.map(({ menu }) => menu?.dishes[0]?.meats.map(({ meat, origins }) => [meat, origins?.[0]?.born ?? null]));
  };
  expect((await archived()).at(-1)).toEqual([
    ['beef', ['IE']],
    ['pork', null],
  ]);
  const page = {
    options: {},
    settings: { language: 'fr' as const },
    blocks: [{ kind: 'recipe' as const, _id: 'r', recipeId: dishId }],
  };
  const exported = { restaurantId, menuId: null, name: 'Midi', page, format: 'pdf', labels: 'figures' } as const;
  await chef(keepPublishedExport, { body: exported });
  await keep([{ ...beef, born: ['FR'], raised: ['FR'] }]);
  expect((await archived()).at(-2)?.[0]).toEqual(['beef', ['IE']]);
  expect((await archived()).at(-1)?.[0]).toEqual(['beef', ['FR']]);
  const { items } = await admin(listPublishedExports, { params: { restaurantId }, query: { day: today } });
  expect(items[0]?.menu.dishes[0]?.meats[0]).toMatchObject({ meat: 'beef', origins: [{ born: ['IE'] }] });
  await moveTo('SE');
  await keep([]);
});

test('a kitchen in a country whose law asks for nothing is asked for nothing', async () => {
  await keep([beef]);
  expect(await meats()).toEqual({ isAsked: false, dishes: [] });
  expect(await live('fr')).not.toContain('Irlande');
});

test('a French kitchen is asked for what it bought raw, base recipes included; what is not known is not printed', async () => {
  await moveTo('FR');
  await keep([]);
  const { isAsked, dishes } = await meats();
  expect(isAsked).toBe(true);
  expect(dishes).toEqual([
    {
      recipeId: dishId,
      isOpen: false,
      meats: [
        { meat: 'beef', ingredientId: 'beef-mince', origins: null },
        { meat: 'pork', ingredientId: 'pork-mince', origins: null },
      ],
    },
  ]);
  expect(await live('fr')).not.toContain('class="origins"');
});

test('base recipes that hold each other twice, many deep, are looked into once each', async () => {
  await moveTo('FR');
  await keep([beef]);
  let ingredients: object[] = [line('beef-mince', 'fat-15')];
  for (let depth = 0; depth < 26; depth += 1) {
    const base = { restaurantId, names: names(`Base ${depth}`), ingredientBag: true, ingredients } as never;
    const { id: bagId } = await chef(createRecipe, { body: base });
    const held = { inputIngredient: 'base', bagId, amount: 10, unit: 'g' };
    ingredients = [held, held];
  }
  const { id } = await chef(createRecipe, { body: { restaurantId, names: names('Profond'), ingredients } });
  const { dishes } = await chef(api.readDishMeats, { body: { restaurantId, recipeIds: [id] } });
  expect(dishes).toMatchObject([{ isOpen: false, meats: [{ meat: 'beef' }] }]);
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId: id, names: [], descriptions: [] }];
  const menu = { restaurantId, name: 'Profond', options: {}, settings: { language: 'fr' as const }, blocks };
  const { id: deep } = await chef(createMenu, { body: menu });
  await chef(shareMenu, { body: { linkNumber: 5, restaurantId, menuId: deep } });
  product.wait(60_000);
  const query = { day: dayAt('FR', new Date(product.now())) };
  const admin = await product.as('admin');
  const { states } = await admin(readArchivedDay, { params: { restaurantId, linkNumber: 5 }, query });
  expect(states.at(-1)?.menu?.dishes[0]?.meats).toMatchObject([{ meat: 'beef' }]);
});

test('a line that nobody understood may be meat: the dish stays open', async () => {
  await moveTo('FR');
  const ingredients = [line('beef-mince', 'fat-15'), { inputIngredient: 'hachis maison', amount: 200, unit: 'g' as const }];
  const { id } = await chef(createRecipe, { body: { restaurantId, names: names('Parmentier'), ingredients } });
  const { dishes } = await chef(api.readDishMeats, { body: { restaurantId, recipeIds: [id] } });
  expect(dishes).toMatchObject([{ isOpen: true, meats: [{ meat: 'beef' }] }]);
});

test('of two people who fill the list in the second is refused', async () => {
  await moveTo('FR');
  await keep([]);
  const save = async (items: MeatArticle[]) =>
    chef(api.saveMeatArticles, { params: { restaurantId }, body: { items, former: [] } });
  await save([beef]);
  await expect(save([{ ...beef, name: 'Bavette' }])).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect((await chef(api.listMeatArticles, { params: { restaurantId } })).items).toEqual([beef]);
});

test('what is known stands with the dish, in the words of the decree, in each language of the page', async () => {
  await moveTo('FR');
  expect((await keep([beef])).items).toEqual([beef]);
  expect(await live('fr')).toContain(
    '<p class="origins">Viande bovine\u{a0}: né et élevé\u{a0}: Irlande, abattu\u{a0}: France.</p>',
  );
  expect(await live('de')).toContain('Rindfleisch: geboren und aufgezogen: Irland, geschlachtet: Frankreich.');
  const { items } = await chef(api.listMeatArticles, { params: { restaurantId } });
  expect(items).toEqual([beef]);
});

test('somebody who changed it is in the audit; a wrong country and an article twice are refused; another tenant finds nothing', async () => {
  await moveTo('FR');
  await keep([]);
  await keep([beef]);
  const admin = await product.as('admin');
  const { items } = await admin(readOrganizationAudit, { params: { id: demoId('norrsken') }, query: {} });
  expect(items[0]).toMatchObject({
    action: 'restaurant_changed',
    changes: [{ field: 'meat_articles', after: ['beef (Steak haché 15 %): IE, IE, FR'] }],
  });
  await expect(keep([{ ...beef, raised: ['Irlande'] }])).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(keep([beef, beef])).rejects.toMatchObject({ code: 'invalid_input' });
  const theirs = { params: { restaurantId: demoId('clairval') } };
  await expect(chef(api.listMeatArticles, theirs)).rejects.toMatchObject({ code: 'not_found' });
  await expect(chef(api.saveMeatArticles, { ...theirs, body: { items: [], former: [] } })).rejects.toMatchObject({
    code: 'not_found',
  });
});
