import { verdictsIn } from '@plateprint/shared/footprint/label/verdicts.fixture.ts';
import { changeMealFeed, publishMenuPlan } from '@plateprint/shared/calendar/publication-api.ts';
import { createMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { type Day, history } from '@plateprint/shared/kernel/month.ts';
import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { uploadRecipePhoto } from '@plateprint/shared/recipes/api/recipe-photo-api.ts';
import { createSalesReport } from '@plateprint/shared/reports/api/report-api.ts';
import { createReportLink } from '@plateprint/shared/reports/api/report-link-api.ts';
import sharp from 'sharp';
import { demoId } from '../../src/demo/demo-id.ts';
import { onionsOf, type ShownKitchen } from '../support/shown-kitchen.ts';

const restaurantId = demoId('matsalen');

/** A kitchen that shows a light dish and a heavy one wherever it can: on a link, in a feed, in a report by its address. */
export interface PublicKitchen {
  kitchen: ShownKitchen;
  live: string;
  feed: string;
  report: string;
}

/** The answer of an address to somebody who is not signed in. */
async function opened({ kitchen }: PublicKitchen, url: string): Promise<string> {
  const { statusCode, body } = await kitchen.product.app.inject({ url, headers: { 'accept-encoding': 'identity' } });
  if (statusCode !== 200) throw new Error(`${url} answers ${statusCode}`);
  return body;
}

/** A field by the name of a level, or with one in it, as code has it in an address: `low` alone is also the end of a range. */
const ofLevel = (name: unknown): string[] => (name === 'very_low' || name === 'very_high' ? [`/${name}/`] : []);

/** Of data what stands in its fields, not what they are called, but for levels. */
function saidBy(output: string): string {
  if (!output.startsWith('{')) return output;
  const values = (of: unknown): unknown[] =>
    typeof of === 'object' && of !== null
      ? Object.entries(of).flatMap(([name, value]) => [...ofLevel(name), ...values(value)])
      : [of, ...ofLevel(of)];
  return JSON.stringify(values(JSON.parse(output)));
}

/** Each language in the whole run. */
const WALKED: readonly Language[] = process.env['LABEL_LANGUAGES'] === 'all' ? LANGUAGES : ['en_gb', 'sv', 'de'];

type Walk = (shown: PublicKitchen) => Promise<string[]>;

/** Of an output in every language: what judges a dish, and every label that it refers to. */
const inLanguages =
  (addressIn: (shown: PublicKitchen, language: Language) => readonly string[]): Walk =>
  async (shown) => {
    const found: string[] = [];
    for (const language of WALKED)
      for (const address of addressIn(shown, language)) {
        const output = await opened(shown, address);
        const labels = output.match(/\/static\/carbon-labels\/[^"'\\ ]+/g) ?? [];
        const drawn = await Promise.all(labels.map(async (label) => opened(shown, label.replaceAll('&amp;', '&'))));
        found.push(...[saidBy(output), ...drawn].flatMap((each) => verdictsIn(each, language)));
      }
    return found;
  };
const atOneAddress = (addressOf: (shown: PublicKitchen) => string): Walk => inLanguages((shown) => [addressOf(shown)]);

/** An output that cannot be judged, for it says nothing of anybody's dish. */
interface WithoutDishes {
  why: string;
}
const FOOD_DATA: WithoutDishes = { why: 'Figures of foods as the sources have them; no kitchen’s dish stands in it.' };
const OF_ACCOUNTS: WithoutDishes = { why: 'Lets a person in, or out; nothing of a kitchen stands in it.' };

/**
 * Every address that answers who is not signed in, and how what it shows is walked under each label basis. A new one is added here: until
 * then the test of the walk fails.
 */
export const PUBLIC_OUTPUTS: Readonly<Record<string, Walk | WithoutDishes>> = {
  '/live/:token': inLanguages(({ live }, language) => [
    `/live/${live}?language=${language}`,
    `/live/${live}?language=${language}&screen=1`,
  ]),
  '/live/:token/dish/:place': inLanguages(({ live }, language) =>
    [1, 2].map((place) => `/live/${live}/dish/${place}?language=${language}`),
  ),
  '/live/:token/version': atOneAddress(({ live }) => `/live/${live}/version`),
  '/meals/:token/distributors': atOneAddress(({ feed }) => `/meals/${feed}/distributors`),
  '/meals/:token/distributors/:distributorId': atOneAddress(({ feed }) => `/meals/${feed}/distributors/${restaurantId}`),
  '/meals/:token/meals': atOneAddress(({ feed }) => `/meals/${feed}/meals`),
  '/meals/:token/meals.ics': atOneAddress(({ feed }) => `/meals/${feed}/meals.ics`),
  'GET /api/reports/shared/{}': atOneAddress(({ report }) => `/api/reports/shared/${report}`),
  ...Object.fromEntries(
    ['GET /api/reports/mailed/{}', 'POST /api/reports/mailed/{}', '/report-mail/:key'].map((call) => [
      call,
      { why: 'Says which kitchens’ reports somebody gets by mail, and ends them; no dish and no figure stands in it.' },
    ]),
  ),
  '/live-menu/look/:ground/:file': { why: 'Ink and ground of a page, by its address; no dish stands in it.' },
  '/static/carbon-labels/:layout/:version/:colour/:level/:file': {
    why: 'Draws what its address says; each address that another output refers to is followed there.',
  },
  '/static/uploads/*': { why: 'Pictures as kitchens brought them; those of dishes and of menus bear no label of ours.' },
  'POST /api/corrections': { why: 'Takes what somebody found wrong in the food data, and answers nothing of a kitchen.' },
  ...Object.fromEntries(
    [
      'GET /ingredient-data/quality',
      'GET /ingredient-data/sources',
      'GET /ingredient-data/regions',
      'POST /ingredient-data/facts',
      'POST /ingredient-data/ingredients/measures',
      'POST /ingredient-data/ingredients/names',
      'POST /ingredient-data/ingredients/validateIngredientsUnit',
      'POST /ingredient-data/lines',
      'POST /ingredient-data/parse',
      'POST /ingredient-data/search',
      'POST /ingredient-data/search/names',
      'POST /ingredient-data/search/variations',
    ].map((call) => [call, FOOD_DATA]),
  ),
  ...Object.fromEntries(
    [
      'POST /api/users',
      'POST /api/users/sign-up-from-link',
      'POST /api/users/request-reset-password',
      'POST /api/users/password-link',
      'POST /api/users/reset-password',
      'PUT /api/users/update-password',
      'POST /api/users/sign-in/second-step',
      'POST /api/users/sign-in',
      'GET /api/users/session',
      'GET /api/users/sign-out',
      'GET /api/users/verify-email',
    ].map((call) => [call, OF_ACCOUNTS]),
  ),
};

async function dishOf(kitchen: ShownKitchen, heavy: boolean): Promise<string> {
  const beef = { inputIngredient: 'nötfärs', ingredient: 'beef-mince', variation: 'beef-mince.fat-15' };
  const ingredients = [{ ...beef, amount: 1, unit: 'kg' as const }];
  const dish = heavy ? { ...onionsOf('Biff', 1), ingredients } : onionsOf('Löksoppa', 1);
  const { id } = await kitchen.chef(createRecipe, { body: { restaurantId, ...dish } });
  const taken = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63' } })
    .jpeg()
    .toBuffer();
  await kitchen.chef(uploadRecipePhoto, { params: { id }, file: new Blob([new Uint8Array(taken)], { type: 'image/jpeg' }) });
  return id;
}

async function feedOf({ chef }: ShownKitchen, dishes: readonly string[]): Promise<string> {
  const plan = {
    name: 'Hösten',
    weeks: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    lines: dishes.map((id) => ({ id, name: id })),
    startsOn: '2026-01-05',
    cells: [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
      dishes.map((recipeId) => ({ week: 0, weekday, lineId: recipeId, recipeId, servings: 77 })),
    ),
  };
  const { id } = await chef(createMenuPlan, { body: { restaurantId, plan } });
  await chef(publishMenuPlan, { params: { id }, body: { title: 'Lunch' } });
  return (await chef(changeMealFeed, { params: { id }, body: { address: 'on' } })).feed ?? '';
}

async function reportOf({ admin, product }: ShownKitchen, dishes: readonly string[]): Promise<string> {
  await product.database.deleteFrom('report').where('restaurant_id', '=', restaurantId).execute();
  const [month] = history(12, new Date(product.now()).toISOString().slice(0, 10) as Day).slice(-2);
  const recipes = dishes.map((id, row) => ({ key: id, id, name: `Rätt ${row}`, servings: 50, from: { file: 0, row: row + 2 } }));
  const kind = { category: 'restaurant', variety: 'sales', type: 'event', status: 'completed' } as const;
  const importedData = [{ name: 'till.csv', rows: recipes.length }];
  const body = { ...kind, name: 'Lunch', startDate: `${month}-01`, settings: {}, importedData, recipes };
  const { id } = await admin(createSalesReport, { params: { id: restaurantId }, body });
  return (await admin(createReportLink, { params: { id }, body: { days: 7 } })).token;
}

/** Shows all of it under the basis that holds when it is called. */
export async function showEverywhere(kitchen: ShownKitchen): Promise<PublicKitchen> {
  const dishes = [await dishOf(kitchen, false), await dishOf(kitchen, true)];
  const { token: live } = await kitchen.share(await kitchen.menuOf('Lunch', ...dishes));
  return { kitchen, live, feed: await feedOf(kitchen, dishes), report: await reportOf(kitchen, dishes) };
}
