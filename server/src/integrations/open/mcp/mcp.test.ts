import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { KeyFlag } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fingerprint } from '../../../../test/support/fingerprint.ts';
import { openKey } from '../../../../test/support/open-key.ts';
import { openProduct, type Product } from '../../../../test/support/product.ts';
import { demoId } from '../../../demo/demo-id.ts';

const LIMIT = 60;

let product: Product;
let address = '';
const clients: Client[] = [];

beforeAll(async () => {
  product = await openProduct({ environment: { OPEN_API_PER_MINUTE: String(LIMIT) } });
  address = await product.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close();
});
afterAll(() => product.close());

async function assistant(key: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${key}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${address}/api/open/v1/mcp`), { requestInit: { headers } });
  await client.connect(transport);
  clients.push(client);
  return client;
}

async function assistantWith(...flags: KeyFlag[]): Promise<Client> {
  return assistant((await openKey(product, { flags })).key);
}

async function use(client: Client, name: string, given: Record<string, unknown> = {}) {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: given });
  return { answer: structuredContent as Record<string, unknown[]> | undefined, isError: isError === true, content };
}

test('an assistant finds a kitchen and reads its recipes, menus and reports, and nothing is written', async () => {
  const client = await assistantWith('open_api');
  const before = await fingerprint(product.services.pool);
  const restaurants = (await use(client, 'list_restaurants')).answer?.['items'];
  expect(restaurants).toContainEqual(expect.objectContaining({ id: demoId('matsalen') }));
  const restaurantId = demoId('matsalen');
  for (const [list, read] of [
    ['list_recipes', 'read_recipe'],
    ['list_menus', 'read_menu'],
    ['list_reports', 'read_report'],
  ] as const) {
    const { answer, isError } = await use(client, list, { restaurantId, limit: 5 });
    expect([list, isError]).toEqual([list, false]);
    const some = ((answer?.['items'] ?? []) as { id: string }[]).slice(0, 2).map(({ id }) => id);
    const opened = await Promise.all(some.map(async (id) => (await use(client, read, { id })).answer?.['id']));
    expect(opened).toEqual(some);
  }
  expect(await fingerprint(product.services.pool)).toEqual(before);
});

test('an assistant searches, matches and calculates', async () => {
  const client = await assistantWith('open_api');
  expect((await use(client, 'search_ingredients', { query: 'salmon', language: 'en_gb' })).answer?.['items']).not.toEqual([]);
  const names = [{ name: 'Carrots' }, { name: 'xyzzy' }];
  const matched = await use(client, 'match_names', { language: 'en_gb', names });
  expect(matched.answer?.['items']).toMatchObject([{ by: 'match' }, { by: 'none', ingredientId: null }]);
  const recipe = { name: 'Soup', lines: [{ text: '200 g carrots' }, { text: '1 dl xyzzy' }] };
  const { answer } = await use(client, 'calculate_recipe', { language: 'en_gb', recipe });
  expect(answer).toMatchObject({ footprint: { complete: false, boundary: 'farm_to_kitchen_door' } });
  expect(answer?.['lines']?.[1]).toMatchObject({ co2: null });
});

test('the tools say what they take, that they read alone, and in which units they answer', async () => {
  const { tools } = await (await assistantWith('open_api')).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'list_restaurants',
    'search_ingredients',
    'match_names',
    'calculate_recipe',
    'list_recipes',
    'read_recipe',
    'list_menus',
    'read_menu',
    'list_reports',
    'read_report',
  ]);
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(Object.keys(inputSchema.properties ?? {})).toEqual(expect.arrayContaining(inputSchema.required ?? []));
  }
  expect(tools.find(({ name }) => name === 'match_names')?.inputSchema.properties).not.toHaveProperty('wait');
  expect(
    tools
      .filter(({ description }) => /footprint/i.test(description ?? ''))
      .every(({ description }) => /grams CO2e/.test(description ?? '')),
  ).toBe(true);
});

test('what an assistant may not have waits for nobody, even when it asks', async () => {
  const client = await assistantWith('open_api', 'mapping_api');
  const before = await fingerprint(product.services.pool);
  await expect(use(client, 'match_names', { language: 'en_gb', names: [{ name: 'xyzzy' }], wait: true })).rejects.toThrow(
    'match_names takes no “wait”, but: language, consumption, names.',
  );
  expect(await fingerprint(product.services.pool)).toEqual(before);
});

test('a key sees the tools that it is good for', async () => {
  const client = await assistantWith('mapping_api');
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['list_restaurants', 'match_names']);
  await expect(use(client, 'list_recipes', { restaurantId: demoId('matsalen') })).rejects.toThrow('no tool list_recipes');
});

test('a refusal names its field, and a kitchen of another organization is not there', async () => {
  const client = await assistantWith('open_api');
  const wrong = await use(client, 'list_recipes', { restaurantId: demoId('matsalen'), limit: 5000 });
  expect(wrong).toMatchObject({ isError: true, answer: undefined });
  expect(JSON.stringify(wrong.content)).toContain('limit');
  const { database } = product;
  const elsewhere = await database
    .selectFrom('restaurant')
    .select('id')
    .where('organization_id', '=', demoId('maison'))
    .execute();
  for (const { id } of elsewhere)
    expect(JSON.stringify(await use(client, 'list_recipes', { restaurantId: id }))).toContain('not_found');
});

test('without a key that works nobody is let in; other methods are answered with the one there is', async () => {
  await expect(assistant('pp_wrong')).rejects.toThrow('wrong_key');
  const url = '/api/open/v1/mcp';
  const refused = await product.app.inject({ method: 'POST', url, payload: {} });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([401, 'wrong_key']);
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const got = await product.app.inject({ method, url });
    expect([method, got.statusCode, got.headers['allow']]).toEqual([method, 405, 'POST']);
  }
});

test('a message that cannot be read counts as a call, and its answer says what is left', async () => {
  product.wait(60_000 - (product.now() % 60_000));
  const { key } = await openKey(product);
  const send = async (payload: string | Buffer, type = 'application/json') =>
    product.app.inject({
      method: 'POST',
      url: '/api/open/v1/mcp',
      headers: { authorization: `Bearer ${key}`, 'content-type': type, accept: 'application/json, text/event-stream' },
      payload,
    });
  const answers = [
    await send('{"jsonrpc"'),
    await send(''),
    await send(Buffer.from('{"method":"pur\xe9e"}', 'latin1')),
    await send('<a/>', 'text/xml'),
    await send(`"${'x'.repeat(600_000)}"`),
    await send('{"not":"a message"}'),
  ];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['ratelimit-remaining']])).toEqual(
    [400, 400, 400, 415, 413, 400].map((status, before) => [status, String(LIMIT - 1 - before)]),
  );
});

test('the use of a tool counts as its call, an unknown tool as well, and at the limit it is refused', async () => {
  product.wait(60_000 - (product.now() % 60_000));
  const { id, key } = await openKey(product);
  const client = await assistant(key);
  const counted = async () =>
    product.database.selectFrom('open_call_count').select('calls').where('integration_id', '=', id).executeTakeFirstOrThrow();
  // Two messages introduce an assistant, and it tries to listen, which is refused.
  const before = 3;
  await expect.poll(async () => (await counted()).calls).toBe(before);
  await use(client, 'list_restaurants');
  expect((await counted()).calls).toBe(before + 1);
  await expect(use(client, 'put_recipes')).rejects.toThrow('no tool put_recipes');
  expect((await counted()).calls).toBe(before + 2);
  let last = await use(client, 'list_restaurants');
  for (let more = 0; more < LIMIT && !last.isError; more += 1) last = await use(client, 'list_restaurants');
  expect(JSON.stringify(last.content)).toContain('too_many_requests');
  expect((await counted()).calls).toBe(LIMIT);
});
