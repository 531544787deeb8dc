import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { example } from './call-example.ts';
import { endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

const KEY = { api: 'open', callers: 'integration' } as const;
const readDish = endpoint({
  ...KEY,
  flags: ['open_api', 'mapping_api'],
  method: 'GET',
  path: '/dishes/{id}',
  summary: 'Read a dish',
  params: z.object({ id: z.string() }),
  reply: z.object({ name: z.string() }),
});
const putDish = endpoint({
  ...KEY,
  flags: ['open_api'],
  method: 'PUT',
  path: '/dishes',
  summary: 'Keep a dish',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
});

const document = openApiDocument({
  title: 'Dishes',
  version: '1',
  description: '',
  server: '/open',
  endpoints: [readDish, putDish],
  examples: [
    example(readDish, { name: 'A soup', params: { id: 'soup' }, reply: { name: 'Soup' } }),
    example(putDish, { name: 'A stew', body: { name: 'Stew' }, reply: { id: 'stew' }, varies: ['id'] }),
  ],
  messages: [
    { name: 'dish.cooked', summary: 'Cooked', description: 'It is on the table.', schema: z.object({ id: z.string() }) },
  ],
}) as { paths: Record<string, Record<string, Record<string, unknown>>> } & Record<string, unknown>;

test('a call for integrations says by which key it is made', () => {
  expect(document).toMatchObject({ components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } });
  expect(document.paths['/dishes/{id}']?.['get']).toMatchObject({
    description: 'Read a dish. Needs a key with `open_api` or `mapping_api`.',
    security: [{ key: [] }],
    'x-key-flags': ['open_api', 'mapping_api'],
  });
});

test('each answer says what is left, of the minute or of wrong keys', () => {
  const responses = (document.paths['/dishes']?.['put']?.['responses'] ?? {}) as Record<string, { headers?: object }>;
  expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '409', '413', '422', '429']);
  for (const [status, { headers = {} }] of Object.entries(responses))
    expect([status, 'RateLimit-Remaining' in headers]).toEqual([status, true]);
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
});

test('a call that names a restaurant may not find it', () => {
  const listDishes = endpoint({
    ...KEY,
    flags: ['open_api'],
    method: 'GET',
    path: '/dishes',
    summary: 'List dishes',
    query: z.object({ restaurantId: z.string() }),
    reply: z.object({ items: z.array(z.string()) }),
  });
  const about = { title: 'Dishes', version: '1', description: '', server: '/open' };
  const { paths } = openApiDocument({ ...about, endpoints: [listDishes] }) as typeof document;
  expect(paths['/dishes']?.['get']?.['responses']).toHaveProperty('404');
});

const parameters = (path: string, method: string) => document.paths[path]?.[method]?.['parameters'];

test('a call that changes something takes an Idempotency-Key, one that reads does not', () => {
  expect(parameters('/dishes', 'put')).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
  expect(parameters('/dishes/{id}', 'get')).toMatchObject([{ name: 'id', in: 'path' }]);
});

const shown = (value: unknown) => ({ examples: { 'A soup': { summary: 'A soup', value } } });

test('examples stand where what they show is: in path, body and answer', () => {
  expect(document.paths['/dishes/{id}']?.['get']).toMatchObject({
    parameters: [shown('soup')],
    responses: { 200: { content: { 'application/json': shown({ name: 'Soup' }) } } },
  });
  expect(document.paths['/dishes']?.['put']).toMatchObject({
    requestBody: { content: { 'application/json': { examples: { 'A stew': { value: { name: 'Stew' } } } } } },
  });
});

test('messages that callers receive unasked stand among the webhooks', () => {
  expect(document).toMatchObject({
    webhooks: { 'dish.cooked': { post: { summary: 'Cooked', requestBody: { required: true } } } },
  });
});
