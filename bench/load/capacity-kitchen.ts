import type { Client } from 'pg';
import { DEMO_PASSWORD } from '../../server/src/demo/demo-people.ts';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { fiftyLines } from '../seeds/fifty-lines.ts';
import { BENCH_RESTAURANT } from '../seeds/seed-recipes.ts';

/** A kitchen of ten thousand recipes, and somebody signed in who calls for it. */
export interface CapacityKitchen {
  recipes: readonly { id: string; name: string }[];
  /** Foods of the food data, each with its usual variation. */
  foods: readonly { ingredient: string; variation: string | null; name: string }[];
  /** A recipe of fifteen lines, as the editor asks for its figures. */
  draft: object;
  /** Where guests see a menu. */
  livePath: string;
  call: (method: string, path: string, body?: object) => Promise<Response>;
}

type Answer = Record<string, unknown>;

export async function openKitchen(base: string, client: Client): Promise<CapacityKitchen> {
  let session = '';
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    // Signing in takes the place of the session that comes with it: it is done by a browser that has none.
    const cookie = path.endsWith('/sign-in') ? '' : session;
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`${base}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    if (!reply.ok) throw new Error(`${method} ${path}: ${(await reply.text()).slice(0, 300)}`);
    return reply;
  };
  const person = { email: 'admin@demo.plateprint.test', password: DEMO_PASSWORD };
  const signedIn = await call('POST', '/api/users/sign-in', person);
  session = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { rows: recipes } = await client.query<{ id: string; name: string }>(
    "select id, names -> 0 ->> 'name' as name from recipe where restaurant_id = $1 order by id limit 600",
    [BENCH_RESTAURANT],
  );
  const livePath = await sharedMenu(call, recipes);
  const { release } = await loadFoodData();
  const foods = release.ingredients.map(({ id, names, variations }) => ({
    ingredient: id,
    variation: variations[0]?.id ?? null,
    name: names.en[0] ?? id,
  }));
  return { recipes, foods, draft: await fiftyLines(15), livePath, call };
}

/** A menu of twelve dishes on the kitchen's first link. */
async function sharedMenu(call: CapacityKitchen['call'], recipes: CapacityKitchen['recipes']): Promise<string> {
  const blocks = recipes.slice(0, 12).map(({ id }, place) => ({
    kind: 'recipe',
    _id: `dish-${place}`,
    recipeId: id,
    names: [],
    descriptions: [],
    price: '',
  }));
  const body = { name: 'Lunch', options: {}, settings: { language: 'sv' }, blocks, restaurantId: BENCH_RESTAURANT };
  const menu = (await (await call('POST', '/api/menus', body)).json()) as Answer;
  const place = { linkNumber: 1, restaurantId: BENCH_RESTAURANT, menuId: menu['id'] };
  const link = (await (await call('PUT', '/api/menus/share-menu', place)).json()) as Answer;
  return `/live/${String(link['token'])}`;
}
