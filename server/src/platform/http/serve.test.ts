import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { endpoint, type Schema } from '@plateprint/shared/kernel/api/endpoint.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { answerProblems } from './problem.ts';
import { serve } from './serve.ts';

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
  app.decorate('served', []);
  app.decorate('whoSends', async () => null);
  answerProblems(app);
});
afterEach(() => app.close());

/** The response when a handler answers `value`. */
async function sent(reply: Schema, value: unknown): Promise<{ status: number; body: unknown }> {
  const read = endpoint({ method: 'GET', path: '/thing', callers: 'anyone', summary: 'Read a thing', reply });
  serve(app, read, async () => value);
  const answer = await app.inject('/thing');
  return { status: answer.statusCode, body: answer.json() };
}

describe('a reply', () => {
  const Person = z.object({ name: z.string(), home: z.nullable(z.object({ town: z.string() })) });

  test('says nothing that its schema does not name, at any depth', async () => {
    const person = { name: 'Ada', passwordHash: 'x', home: { town: 'Oslo', key: 'under the mat' } };
    expect(await sent(Person, person)).toEqual({ status: 200, body: { name: 'Ada', home: { town: 'Oslo' } } });
  });

  test('says nothing more in a list or in a choice either', async () => {
    const Choice = z.union([z.object({ kind: z.literal('cook'), name: z.string() }), z.object({ kind: z.literal('guest') })]);
    const items = [
      { kind: 'guest', secret: 1 },
      { kind: 'cook', name: 'Ada', secret: 2 },
    ];
    expect(await sent(z.object({ items: z.array(Choice) }), { items })).toEqual({
      status: 200,
      body: { items: [{ kind: 'guest' }, { kind: 'cook', name: 'Ada' }] },
    });
  });

  test('without something its schema promises is our fault, and is not sent half', async () => {
    const { status, body } = await sent(Person, { name: 'Ada' });
    expect(status).toBe(500);
    expect(body).toMatchObject({ code: 'internal', fields: [] });
    expect(JSON.stringify(body)).not.toContain('home');
  });

  test.each<[string, Schema, unknown]>([
    ['null for an object', z.nullable(z.object({ a: z.string() })), null],
    ['null for a number', z.nullable(z.number()), null],
    ['null for a list', z.nullable(z.array(z.number())), null],
    ['null for an enumeration', z.nullable(z.enum(['a', 'b'])), null],
    ['an enumeration that may be null', z.nullable(z.enum(['a', 'b'])), 'b'],
    ['null for one fixed word', z.nullable(z.literal('on')), null],
    ['one fixed word that may be null', z.nullable(z.literal('on')), 'on'],
    ['null for a choice', z.nullable(z.union([z.string(), z.number()])), null],
    ['a choice that may be null', z.nullable(z.union([z.string(), z.number()])), 7],
    ['null for a record', z.nullable(z.record(z.string(), z.number())), null],
    ['a record', z.record(z.string(), z.number()), { 'any key': 1, __x: 2.5 }],
    ['a record of what may be null', z.record(z.string(), z.nullable(z.object({ n: z.number() }))), { a: null, b: { n: 1 } }],
    ['a choice of numbers', z.union([z.literal(0), z.literal(0.1), z.literal(1)]), 0.1],
    ['a list of choices', z.array(z.union([z.string(), z.null(), z.boolean()])), ['a', null, false]],
    ['anything', z.unknown(), { a: [1, { b: null }] }],
    ['something left out', z.object({ a: z.optional(z.string()) }), {}],
    ['a tuple', z.tuple([z.string(), z.number()]), ['a', 1]],
    ['a very small and a very large number', z.array(z.number()), [5e-324, 1.7976931348623157e308, -0.1]],
    ['text of every sort', z.string(), 'a"b\\c\u2028\u0000😀\uD800'],
  ])('%s arrives as it was', async (_, schema, value) => {
    const wrapped = await sent(z.object({ value: schema }), { value });
    expect(wrapped).toEqual({ status: 200, body: { value } });
  });
});

describe('a call', () => {
  const change = endpoint({
    method: 'PUT',
    path: '/dishes/{id}',
    callers: 'anyone',
    summary: 'Change a dish',
    params: z.object({ id: z.string().check(z.maxLength(5)) }),
    query: z.object({ limit: z._default(z.coerce.number<string | number>().check(z.int(), z.maximum(10)), 5) }),
    body: z.object({ name: z.string(), portions: z._default(z.number(), 1) }),
    reply: z.object({ heard: z.unknown() }),
  });

  test('reaches its handler checked, with defaults, and without what nobody asked for', async () => {
    serve(app, change, async ({ params, query, body }) => ({ heard: { params, query, body } }));
    const reply = await app.inject({ method: 'PUT', url: '/dishes/a', payload: { name: 'Stew', admin: true } });
    expect(reply.json()).toEqual({ heard: { params: { id: 'a' }, query: { limit: 5 }, body: { name: 'Stew', portions: 1 } } });
  });

  test.each([
    ['a parameter too long', '/dishes/abcdef', { name: 'Stew' }, 'id'],
    ['a query that is no number', '/dishes/a?limit=many', { name: 'Stew' }, 'limit'],
    ['a query sent twice', '/dishes/a?limit=1&limit=2', { name: 'Stew' }, 'limit'],
    ['a field that is missing', '/dishes/a', {}, 'name'],
    ['a list in place of a body', '/dishes/a', [], 'body'],
  ])('%s is refused with its place', async (_, url, payload, path) => {
    serve(app, change, async () => ({ heard: null }));
    const reply = await app.inject({ method: 'PUT', url, payload });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ code: 'invalid_input', fields: [{ path }] });
  });

  test('that fails unexpectedly tells nothing about our inside', async () => {
    serve(app, change, async () => {
      throw new Error('connect postgres://plate:secret@db failed in /srv/app.ts');
    });
    const reply = await app.inject({ method: 'PUT', url: '/dishes/a', payload: { name: 'Stew' } });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toEqual({
      type: 'about:blank',
      title: 'internal',
      status: 500,
      code: 'internal',
      fields: [],
      requestId: expect.any(String) as unknown,
    });
  });

  test('that throws something that is no error is our fault too', async () => {
    serve(app, change, async () => Promise.reject('no error at all'));
    const reply = await app.inject({ method: 'PUT', url: '/dishes/a', payload: { name: 'Stew' } });
    expect([reply.statusCode, reply.json()]).toMatchObject([500, { code: 'internal' }]);
  });

  test('is refused with the code and the fields that a handler names', async () => {
    const field = { path: 'name', code: 'taken', message: 'There is one already.' };
    serve(app, change, async () => {
      throw new AppError('changed_meanwhile', [field]);
    });
    const reply = await app.inject({ method: 'PUT', url: '/dishes/a', payload: { name: 'Stew' } });
    expect(reply.json()).toMatchObject({ status: 409, code: 'changed_meanwhile', title: 'changed meanwhile', fields: [field] });
  });
});
