import {
  deleteOpenPublication,
  listOpenMenuPlans,
  postOpenMenuPlan,
  putOpenMenuPlan,
  putOpenPublication,
  readOpenMenuPlan,
  readOpenPublication,
  shuffleOpenMenuPlan,
} from '@plateprint/shared/integrations/open/open-menu-plan-api.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openKey } from '../../../../test/support/open-key.ts';
import { demoId } from '../../../demo/demo-id.ts';
import { type Caller, openProduct, type Product } from '../../../../test/support/product.ts';

let product: Product;
let program: Caller;

beforeAll(async () => {
  product = await openProduct();
  program = product.withKey((await openKey(product)).key);
});
afterAll(() => product.close());

const dishes = [
  { id: 'stew', co2: 3000, popularity: 3, tags: ['meat'] },
  { id: 'burger', co2: 2800, popularity: 3, tags: ['meat'] },
  { id: 'beans', co2: 300, popularity: 2, tags: ['vegan'] },
  { id: 'peas', co2: 400, popularity: 1, tags: ['vegan'] },
];
const current = [
  ['stew', 'beans'],
  ['burger', 'peas'],
];

test('a program’s days are shuffled, and nothing of them is kept', async () => {
  const answer = await program(shuffleOpenMenuPlan, { body: { current, dishes } });
  expect(answer).toMatchObject({ co2After: expect.closeTo((2900 + 1000 / 3) / 2, 6), exact: true, broken: [], guards: [] });
  expect(answer.days.map((day) => day.toSorted())).toEqual(expect.arrayContaining([['burger', 'stew']]));
});

test('days of a week with a tag are counted once each, however many dishes have it', async () => {
  const { days, broken } = await program(shuffleOpenMenuPlan, {
    body: { current, dishes, rules: { mostDaysPerWeek: { meat: 1 } } },
  });
  expect([days.filter((day) => day.some((id) => ['stew', 'burger'].includes(id))).length, broken]).toEqual([1, []]);
  const rules = { mostDaysPerWeek: { meat: 0 } };
  await expect(program(shuffleOpenMenuPlan, { body: { current, dishes, rules } })).rejects.toMatchObject({
    code: 'rules_unmet',
    fields: [{ path: 'rules.mostDaysPerWeek.meat' }],
  });
});

test('rules that cannot be met are named, and so is what cannot be meant', async () => {
  const rules = { eachDay: ['fish'], mostPerWeek: { meat: 1 } };
  await expect(program(shuffleOpenMenuPlan, { body: { current, dishes, rules } })).rejects.toMatchObject({
    code: 'rules_unmet',
    fields: [{ path: 'rules.eachDay.fish' }, { path: 'rules.mostPerWeek.meat' }],
  });
  await expect(program(shuffleOpenMenuPlan, { body: { current: [['nothing']], dishes } })).rejects.toMatchObject({
    code: 'invalid_input',
    fields: [{ path: 'current.0.0', code: 'unknown_dish' }],
  });
});

test('a program writes a plan, reads what a guest takes of each day, and overwrites nobody’s newer one', async () => {
  const restaurantId = demoId('matsalen');
  const chef = await product.as('chef');
  const line = {
    inputIngredient: 'lök',
    ingredient: 'yellow-onion',
    variation: 'yellow-onion.raw',
    amount: 300,
    unit: 'g' as const,
  };
  const { id: recipeId } = await chef(createRecipe, {
    body: { restaurantId, names: [{ language: 'sv', name: 'Löksoppa' }], ingredients: [line] },
  });
  const cells = [{ week: 0, weekday: 2, lineId: 'soup', recipeId }];
  const plan = { name: 'Torsdag', weeks: 2, lines: [{ id: 'soup', name: 'Soppa' }], cells, guests: 120 };
  const kept = await program(postOpenMenuPlan, { body: { restaurantId, plan } });
  expect(kept).toMatchObject({ version: 1, coverageState: 'whole', days: [{ week: 0, weekday: 2 }] });
  expect(kept.days[0]?.co2PerGuest).toEqual(kept.co2PerGuest);

  const { id } = kept;
  const saved = await program(putOpenMenuPlan, { params: { id }, body: { plan: { ...plan, name: 'Fredag' }, version: 1 } });
  expect(saved).toMatchObject({ name: 'Fredag', version: 2 });
  await expect(program(putOpenMenuPlan, { params: { id }, body: { plan, version: 1 } })).rejects.toMatchObject({
    code: 'changed_meanwhile',
  });
  expect(await program(readOpenMenuPlan, { params: { id } })).toEqual(saved);
  const { items } = await program(listOpenMenuPlans, { query: { restaurantId } });
  expect(items.find((each) => each.id === id)).toMatchObject({ name: 'Fredag', dishes: 1, weeks: 2 });
});

test('a program publishes a plan once everything that is asked was accepted, and takes it back', async () => {
  const restaurantId = demoId('matsalen');
  const chef = await product.as('chef');
  const open = { inputIngredient: 'något hemligt', ingredient: null, variation: null, amount: 300, unit: 'g' as const };
  const { id: recipeId } = await chef(createRecipe, {
    body: { restaurantId, names: [{ language: 'sv', name: 'Klimatneutral gryta' }], ingredients: [open] },
  });
  const cells = [{ week: 0, weekday: 2, lineId: 'green', recipeId }];
  const plan = { name: 'Internt', weeks: 1, lines: [{ id: 'green', name: 'Vegetariskt' }], cells };
  const { id } = await program(postOpenMenuPlan, { body: { restaurantId, plan } });
  const params = { id };
  const publish = async (body: object) => program(putOpenPublication, { params, body: { title: 'Lunch', ...body } });
  await expect(publish({})).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'startsOn' }] });
  await program(putOpenMenuPlan, { params, body: { plan: { ...plan, startsOn: '2026-01-05' } } });

  const { published, version, questions } = await program(readOpenPublication, { params });
  expect([published, version]).toEqual([null, 2]);
  expect(questions.map(({ question, words }) => [question, words])).toEqual([
    ['unknown_allergens', 'Klimatneutral gryta'],
    ['not_as_promised', 'Vegetariskt'],
    ['claim', 'Klimatneutral'],
  ]);
  const [, ...some] = questions.map(({ question, recipeId: of, words }) => ({ question, recipeId: of, words }));
  await expect(publish({ accepted: some })).rejects.toMatchObject({
    code: 'acceptance_needed',
    fields: [{ path: `recipes.${recipeId}`, code: 'unknown_allergens' }],
  });
  const dish = { question: 'unknown_allergens', recipeId, words: 'Klimatneutral gryta' };
  const unknown = questions[0]?.allergens ?? [];
  // An allergen that nobody saw is no accepted one.
  await expect(publish({ accepted: [{ ...dish, allergens: unknown.slice(1) }, ...some], reason: 'x' })).rejects.toMatchObject({
    code: 'acceptance_needed',
    fields: [{ code: 'unknown_allergens', message: expect.stringContaining(`“Klimatneutral gryta (${unknown[0]})”`) }],
  });
  const accepted = [{ ...dish, allergens: unknown }, ...some];
  await expect(publish({ accepted })).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'reason' }] });
  await expect(publish({ accepted, reason: 'Så heter den.', version: 1 })).rejects.toMatchObject({ code: 'changed_meanwhile' });
  expect(await publish({ accepted, reason: 'Så heter den.', version: 2 })).toMatchObject({
    published: { title: 'Lunch', version: 2 },
  });

  const kept = await product.database
    .selectFrom('audit_entry')
    .select(['deed', 'by_name', 'after'])
    .where('thing_name', '=', 'Lunch')
    .orderBy('deed')
    .execute();
  expect(kept).toMatchObject([
    { deed: 'claims_shared', by_name: expect.stringContaining('Till'), after: { reason: ['Så heter den.'] } },
    {
      deed: 'open_allergens_shared',
      after: { dishes: [`Klimatneutral gryta (${unknown.join(', ')})`], promises: ['Vegetariskt'] },
    },
  ]);
  const revision = async () =>
    product.database.selectFrom('menu_plan').select('published_revision').where('id', '=', id).executeTakeFirstOrThrow();
  const first = await revision();
  await publish({});
  expect(await revision()).toEqual(first);

  expect(await program(deleteOpenPublication, { params })).toMatchObject({ published: null });
  expect(await program(deleteOpenPublication, { params })).toMatchObject({ published: null });
});

test('a dish that is surely not what its name promises is published with a reason alone, which is kept', async () => {
  const restaurantId = demoId('matsalen');
  const chef = await product.as('chef');
  const beef = {
    inputIngredient: 'nötfärs',
    ingredient: 'beef-mince',
    variation: 'beef-mince.fat-15',
    amount: 300,
    unit: 'g' as const,
  };
  const { id: recipeId } = await chef(createRecipe, {
    body: { restaurantId, names: [{ language: 'sv', name: 'Vegetarisk lasagne' }], ingredients: [beef] },
  });
  const cells = [{ week: 0, weekday: 2, lineId: 'l', recipeId }];
  const plan = { name: 'Internt', weeks: 1, lines: [{ id: 'l', name: 'Lunch' }], cells, startsOn: '2026-01-05' };
  const { id } = await program(postOpenMenuPlan, { body: { restaurantId, plan } });
  const params = { id };
  const { questions } = await program(readOpenPublication, { params });
  expect(questions).toContainEqual(expect.objectContaining({ question: 'not_as_promised', isSure: true }));
  const accepted = questions.map(({ question, recipeId: of, words }) => ({ question, recipeId: of, words }));
  const publish = async (body: object) => program(putOpenPublication, { params, body: { title: 'Ärtor', accepted, ...body } });
  await expect(publish({})).rejects.toMatchObject({ code: 'invalid_input', fields: [{ path: 'reason', code: 'no_reason' }] });
  await publish({ reason: 'Färsen är av ärtor.' });
  const kept = await product.database.selectFrom('audit_entry').select('after').where('thing_name', '=', 'Ärtor').execute();
  expect(kept).toMatchObject([{ after: { promises: ['Vegetarisk lasagne'], reason: ['Färsen är av ärtor.'] } }]);
});
