import { createMenuPlan, deleteMenuPlan, updateMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { listPlanAllergenNotices, seePlanAllergenNotices } from '@plateprint/shared/calendar/plan-allergen-api.ts';
import { changeMealFeed, publishMenuPlan, withdrawMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { dayLater, weekdayOfDate } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import { createMenu, shareMenu, unshareMenu } from '@plateprint/shared/menus/menu-api.ts';
import { bulkUpdateRecipes } from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import { listLiveMenusOfRecipe, listLiveMenusOfRecipes } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import { createRecipe, updateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signRecipe } from '../../../test/support/signing/sign-recipe.ts';
import { type Caller, openProduct, type Product } from '../../../test/support/product.ts';
import { demoId } from '../../demo/demo-id.ts';
import { purgePlanNotices } from '../store/plan-notice-store.ts';

const restaurantId = demoId('matsalen');
let product: Product;
let chef: Caller;
beforeAll(async () => {
  product = await openProduct();
  chef = await product.as('chef');
});
afterAll(() => product.close());

const butter = { inputIngredient: '50 g smör', ingredient: 'butter', variation: 'butter.salted', amount: 50, unit: 'g' as const };
const celery = { inputIngredient: 'selleri', ingredient: 'celery', variation: 'celery.raw', amount: 100, unit: 'g' as const };
const onion = {
  inputIngredient: '1 kg gul lök',
  ingredient: 'yellow-onion',
  variation: 'yellow-onion.raw',
  amount: 1,
  unit: 'kg' as const,
};
const named = (ingredients: object[], more: object = {}) =>
  ({ names: [{ language: 'sv', name: 'Löksoppa' }], portions: 4, ingredients, ...more }) as never;
const dish = async (ingredients: object[], more: object = {}): Promise<string> =>
  (await chef(createRecipe, { body: { ...(named(ingredients, more) as object), restaurantId } as never })).id;
const save = async (id: string, ingredients: object[], more: object = {}) =>
  chef(updateRecipe, { body: { ...(named(ingredients, more) as object), id } as never });

const today = (): string => dayAt('SE', new Date(product.now()));
const weekdays = [1, 2, 3, 4, 5, 6, 7];

interface Planned {
  /** Days from today on which the dish stands the first time; the plan has one week. */
  inDays?: number;
  startsOn?: string;
  endsOn?: string | null;
}

async function plan(recipeId: string, { inDays = 3, startsOn = today(), endsOn = null }: Planned = {}): Promise<string> {
  const weekday = weekdayOfDate(dayLater(today(), inDays));
  const cells = [{ week: 0, weekday, lineId: 'l', recipeId }];
  const body = { name: 'Inside', weeks: 1, weekdays, startsOn, endsOn, lines: [{ id: 'l', name: 'Lunch' }], cells };
  return (await chef(createMenuPlan, { body: { restaurantId, plan: body } })).id;
}

async function published(recipeId: string, planned: Planned = {}): Promise<string> {
  const id = await plan(recipeId, planned);
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Skollunch' } });
  return id;
}

/** What comes at once, and what the next two minutes bring. */
async function mailsToChef(): Promise<string[]> {
  await product.drain();
  await product.services.jobs.queue(product.database, 'recipes.allergens_added', {});
  await product.drain();
  return product.mails.splice(0).flatMap(({ to, text }) => (to === 'chef@demo.plateprint.test' ? [text] : []));
}
const noticesOf = async (id: string) => (await chef(listPlanAllergenNotices, { params: { id } })).items;
const isNotice = (text: string): boolean => /New in the dish|It is no longer known|Tillkommer|inte längre känt/u.test(text);
const notices = async (): Promise<string[]> => (await mailsToChef()).filter(isNotice);

test('a dish of a published plan that gains an allergen sends one mail with plan, days and dish, and stands above the plan until seen', async () => {
  const soup = await dish([onion]);
  const id = await published(soup, { endsOn: dayLater(today(), 4) });
  expect(await notices()).toEqual([]);
  const { plans } = await chef(listLiveMenusOfRecipe, { params: { id: soup } });
  expect(plans).toEqual([{ id, name: 'Skollunch', restaurant: 'Matsalen Slussen', days: [dayLater(today(), 3)] }]);
  await save(soup, [onion, butter]);
  const [mail = '', ...others] = await notices();
  expect(others).toEqual([]);
  expect(mail).toMatch(/milk|mjölk/u);
  expect(mail).toContain('Skollunch (Matsalen Slussen)');
  expect(mail).toContain('Löksoppa');
  const day = dayLater(today(), 3);
  expect(mail).toContain(
    new Intl.DateTimeFormat(mail.includes('New in') ? 'en-GB' : 'sv-SE', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(day)),
  );
  const items = await noticesOf(id);
  expect(items).toMatchObject([{ recipeId: soup, added: ['milk'], opened: [], days: [day] }]);
  const seen = await chef(seePlanAllergenNotices, { params: { id }, body: { ids: items.map((item) => item.id) } });
  expect(seen.items).toEqual([]);
  await save(soup, [onion, { ...butter, amount: 60 }]);
  expect([await notices(), await noticesOf(id)]).toEqual([[], []]);
});

test('the public address says the new allergen with the next answer', async () => {
  const soup = await dish([onion]);
  const id = await published(soup);
  const { feed } = await chef(changeMealFeed, { params: { id }, body: { address: 'on' } });
  const known = async (): Promise<unknown> => {
    const day = dayLater(today(), 3);
    const reply = await product.app.inject({ url: `/meals/${feed}/meals?startDate=${day}&endDate=${day}&lang=en` });
    expect(reply.headers['cache-control']).toBe('no-cache');
    const { meals } = reply.json<{ meals: { courses: { id: string; knownAllergens: { name: string }[] }[] }[] }>();
    const course = meals.flatMap(({ courses }) => courses).find((each) => each.id === soup);
    return course?.knownAllergens.map(({ name }) => name);
  };
  expect(await known()).toEqual([]);
  await save(soup, [onion, butter]);
  expect(await known()).toEqual(['milk']);
  await notices();
});

test('a dish that stands on a live menu too has one mail that names both', async () => {
  const soup = await dish([onion]);
  const id = await published(soup);
  const blocks = [{ kind: 'recipe' as const, _id: 'r', recipeId: soup, names: [], descriptions: [] }];
  const { id: menuId } = await chef(createMenu, { body: { restaurantId, name: 'Veckan', options: {}, settings: {}, blocks } });
  const place = { linkNumber: 5 as const, restaurantId, menuId };
  await chef(shareMenu, { body: place });
  await notices();
  await save(soup, [onion, butter]);
  const mails = await notices();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('Veckan (Matsalen Slussen)');
  expect(mails[0]).toContain('Skollunch (Matsalen Slussen)');
  expect(await noticesOf(id)).toHaveLength(1);
  await chef(unshareMenu, { body: place });
});

test('two changes at once are one notice, and one that was taken back before the mail is none', async () => {
  const soup = await dish([onion]);
  const id = await published(soup);
  await notices();
  await save(soup, [onion, butter]);
  await save(soup, [onion, butter, celery]);
  const mails = await notices();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatch(/celery|selleri/u);
  expect(await noticesOf(id)).toMatchObject([{ added: expect.arrayContaining(['milk', 'celery']) as string[] }]);
  await save(soup, [onion]);
  await mailsToChef();
  const other = await dish([onion]);
  const ofOther = await published(other);
  await save(other, [onion, butter]);
  await save(other, [onion]);
  expect([await notices(), await noticesOf(ofOther)]).toEqual([[], []]);
});

test('changes before one mail are compared with what the dish said before the first', async () => {
  const unknown = { inputIngredient: 'husets kryddmix' };
  const soup = await dish([onion]);
  const id = await published(soup);
  await notices();
  await save(soup, [onion, butter]);
  await save(soup, [onion, unknown]);
  const [notice, ...others] = await noticesOf(id);
  expect(others).toEqual([]);
  expect(notice?.added).toEqual([]);
  expect(notice?.opened).toContain('milk');
  expect(await notices()).toHaveLength(1);

  const trace = await dish([onion]);
  const says = async (allergens: string[], mayContain: string[]): Promise<unknown> =>
    product.database.updateTable('recipe').set({ allergens, may_contain: mayContain }).where('id', '=', trace).execute();
  await says([], ['milk']);
  const ofTrace = await published(trace);
  await says(['milk'], []);
  expect(await noticesOf(ofTrace)).toMatchObject([{ added: ['milk'] }]);
  await says([], ['milk']);
  expect([await notices(), await noticesOf(ofTrace)]).toEqual([[], []]);
});

test('a plan that is not published, was withdrawn, binned or is over, and days that are past are silent', async () => {
  const soup = await dish([onion]);
  const silent = await Promise.all([
    plan(soup),
    published(soup),
    published(soup),
    published(soup, { startsOn: '2026-01-05', endsOn: dayLater(today(), -1) }),
    published(soup, { inDays: -1, endsOn: dayLater(today(), 5) }),
  ]);
  const [, withdrawn, binned] = silent;
  await chef(withdrawMenuPlan, { params: { id: withdrawn } });
  await chef(deleteMenuPlan, { params: { id: binned } });
  await save(soup, [onion, butter]);
  expect(await notices()).toEqual([]);
  for (const id of silent.filter((each) => each !== binned)) expect(await noticesOf(id)).toEqual([]);
});

test('before a save the plans are named that serve the dish on a day from today on, also where it is a base; no other', async () => {
  const base = await dish([onion], { ingredientBag: true });
  const soup = await dish([{ inputIngredient: 'bas', bagId: base, amount: 100, unit: 'g' }]);
  const served = await published(soup, { inDays: 2 });
  await published(soup, { startsOn: '2026-01-05', endsOn: dayLater(today(), -1) });
  // The plan goes on, and its only day with the dish is past.
  await published(soup, { inDays: -1, endsOn: dayLater(today(), 5) });
  await plan(soup);
  for (const id of [soup, base]) {
    const { plans } = await chef(listLiveMenusOfRecipe, { params: { id } });
    const days = [2, 9, 16, 23].map((later) => dayLater(today(), later));
    expect(plans).toEqual([{ id: served, name: 'Skollunch', restaurant: 'Matsalen Slussen', days }]);
  }
  // Asked of many at once a plan is named once, and what nobody here may see is counted.
  const ids = [soup, base, soup, 'somebody-elses'];
  const all = await chef(listLiveMenusOfRecipes, { body: { ids } });
  expect(all.plans).toEqual([expect.objectContaining({ id: served })]);
  expect(all.unknown).toBe(1);
});

test('a plan that is published anew without the dish has nothing more to see, and one with it keeps what was not seen', async () => {
  const [soup, stew] = [await dish([onion]), await dish([onion])];
  const id = await published(soup);
  await save(soup, [onion, butter]);
  await notices();
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Skollunch 2' } });
  expect(await noticesOf(id)).toMatchObject([{ recipeId: soup }]);
  const cells = [{ week: 0, weekday: 1 as const, lineId: 'l', recipeId: stew }];
  const draft = { name: 'Inside', weeks: 1, weekdays, startsOn: today(), lines: [{ id: 'l', name: 'Lunch' }], cells };
  await chef(updateMenuPlan, { params: { id }, body: { plan: draft } });
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Skollunch' } });
  expect(await noticesOf(id)).toEqual([]);
});

test('a base recipe, a bulk change, new food data and a signature that ends are noticed as an edit is', async () => {
  const base = await dish([onion], { ingredientBag: true });
  const withBase = await dish([{ inputIngredient: 'bas', bagId: base, amount: 100, unit: 'g' }]);
  await published(withBase);
  await notices();
  await save(base, [onion, butter], { ingredientBag: true });
  expect(await notices()).toHaveLength(1);

  const old = await dish([onion, butter]);
  const stored = { allergens: [], allergens_unknown: [], food_data_version: 'older' };
  const forgetMilk = async (): Promise<unknown> =>
    product.database.updateTable('recipe').set(stored).where('id', '=', old).execute();
  await forgetMilk();
  const plans = await published(old);
  await notices();
  const { version } = product.services.foodData;
  await product.services.jobs.queue(product.database, 'recipes.recalculate', { foodDataVersion: version });
  expect(await notices()).toHaveLength(1);
  expect(await noticesOf(plans)).toMatchObject([{ recipeId: old, added: ['milk'] }]);
  await forgetMilk();
  await notices();
  await chef(bulkUpdateRecipes, { body: { ids: [old], changes: { addTags: ['Lunch'] } } });
  expect(await notices()).toHaveLength(1);

  const mix = { inputIngredient: 'husets kryddmix' };
  const signed = await dish([onion, mix]);
  await signRecipe(chef, signed);
  const opened = await published(signed);
  await notices();
  await save(signed, [{ ...onion, amount: 2 }, mix]);
  expect(await notices()).toHaveLength(1);
  expect((await noticesOf(opened))[0]?.opened).toContain('milk');
  // What was open is found out.
  await save(signed, [{ ...onion, amount: 2 }, butter, mix]);
  expect(await notices()).toHaveLength(1);
  expect((await noticesOf(opened)).at(-1)?.added).toEqual(['milk']);
});

test('who saw a notice is known for a year; one that nobody has seen stays', async () => {
  const soup = await dish([onion]);
  const id = await published(soup);
  await save(soup, [onion, butter]);
  await notices();
  const [notice] = await noticesOf(id);
  if (!notice) throw new Error('no notice');
  await chef(seePlanAllergenNotices, { params: { id }, body: { ids: [notice.id] } });
  await save(soup, [onion, butter, celery]);
  const kept = async (): Promise<number> =>
    (await product.database.selectFrom('plan_allergen_notice').select('id').where('menu_plan_id', '=', id).execute()).length;
  const later = (days: number): Date => new Date(new Date(product.now()).getTime() + days * 24 * 3_600_000);
  await purgePlanNotices(product.database, later(364));
  expect(await kept()).toBe(2);
  await purgePlanNotices(product.database, later(366));
  expect(await kept()).toBe(1);
});
