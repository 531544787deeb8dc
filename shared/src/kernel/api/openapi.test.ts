import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

const readDish = endpoint({
  method: 'GET',
  path: '/dishes/{id}',
  callers: 'signed-in',
  summary: 'Read a dish',
  params: z.object({ id: z.string() }),
  query: z.object({ search: z.optional(z.string()), limit: z._default(z.coerce.number<string>().check(z.maximum(200)), 50) }),
  reply: z.object({ id: z.string(), co2: z.nullable(z.number()) }),
});
const updateDish = endpoint({
  method: 'PUT',
  path: '/dishes/update-name/{id}',
  callers: 'signed-in',
  summary: 'Rename a dish',
  description: 'The old name is kept in the history.',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z._default(z.string().check(z.minLength(1)), 'Stew') }),
  reply: z.object({ id: z.string() }),
});
const health = endpoint({
  method: 'GET',
  path: '/health',
  callers: 'anyone',
  summary: 'Tell that it works',
  reply: z.object({}),
});

const signOut = endpoint({
  method: 'GET',
  path: '/sign-out',
  callers: 'anyone',
  changes: true,
  summary: 'End the session',
  reply: z.object({}),
});

const about = { title: 'Dishes', version: '1.0.0', description: 'What we cook.', server: '/api' };
const document = openApiDocument({ ...about, endpoints: [readDish, updateDish, health, signOut] });
const paths = document['paths'] as Record<string, Record<string, Record<string, unknown>>>;

test('says who it is and where', () => {
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { title: 'Dishes', version: '1.0.0', description: 'What we cook.' },
    servers: [{ url: '/api' }],
    tags: [{ name: 'dishes' }, { name: 'health' }, { name: 'sign-out' }],
  });
});

describe('an operation', () => {
  test.each([
    ['/dishes/{id}', 'get', 'getDishesById', 'Read a dish. Needs a session.'],
    ['/dishes/update-name/{id}', 'put', 'putDishesUpdateNameById', 'The old name is kept in the history. Needs a session.'],
    ['/health', 'get', 'getHealth', 'Tell that it works. Needs no session.'],
  ])('of %s has an id and a description', (path, method, operationId, description) => {
    expect(paths[path]?.[method]).toMatchObject({ operationId, description });
  });

  test('takes its parameters from path and query', () => {
    expect(paths['/dishes/{id}']?.['get']?.['parameters']).toEqual([
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'search', in: 'query', required: false, schema: { type: 'string' } },
      expect.objectContaining({ name: 'limit', in: 'query', required: false }),
    ]);
  });

  test('takes its body as callers write it: what has a default may be left out', () => {
    const body = paths['/dishes/update-name/{id}']?.['put']?.['requestBody'];
    expect(body).toMatchObject({
      content: { 'application/json': { schema: { properties: { name: { default: 'Stew', minLength: 1 } } } } },
    });
    expect(JSON.stringify(body)).not.toContain('"required":["name"]');
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  test('answers with its reply, and with the problems that fit', () => {
    expect(paths['/dishes/{id}']?.['get']?.['responses']).toMatchObject({
      200: { content: { 'application/json': { schema: { required: ['id', 'co2'] } } } },
    });
    const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.['responses'] as object);
    expect(statuses('/dishes/{id}', 'get')).toEqual(['200', '401', '403', '404', '422']);
    expect(statuses('/dishes/update-name/{id}', 'put')).toEqual(['200', '400', '401', '403', '404', '422']);
    expect(statuses('/health', 'get')).toEqual(['200']);
    expect(statuses('/sign-out', 'get')).toEqual(['200', '403']);
  });
});

test('two endpoints of the same method and path are a mistake', () => {
  expect(() => openApiDocument({ ...about, endpoints: [health, health] })).toThrow('GET /health is described twice');
});
