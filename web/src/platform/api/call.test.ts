import { endpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from './call.ts';
import type { ClientFailure } from './client-failure.ts';

const readDish = endpoint({
  method: 'GET',
  path: '/dishes/{id}',
  callers: 'anyone',
  summary: 'Read a dish',
  params: z.object({ id: z.string() }),
  query: z.object({ full: z.optional(z.boolean()) }),
  reply: z.object({ name: z.string() }),
});

const addDish = endpoint({
  method: 'POST',
  path: '/dishes',
  callers: 'anyone',
  summary: 'Add a dish',
  body: z.object({ name: z.string() }),
  reply: z.object({ id: z.string() }),
});

let answer: (address: string, sent: RequestInit) => Promise<Response>;
const sent: { address: string; init: RequestInit }[] = [];

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://kitchen.example/recipes' });
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address.endsWith('/api/config')) return Promise.resolve(new Response('{}', { status: 404 }));
    sent.push({ address: address, init });
    return answer(address, init);
  });
});

afterEach(() => {
  sent.length = 0;
  vi.unstubAllGlobals();
});

const failureIn = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (failure: ClientFailure) => failure,
  );

test('a call fills in its path and query and gives the reply', async () => {
  answer = () => Promise.resolve(Response.json({ name: 'Köttbullar' }));
  expect(await call(readDish, { params: { id: 'å/1' }, query: { full: true } })).toEqual({ name: 'Köttbullar' });
  expect(sent[0]?.address).toBe('https://kitchen.example/api/dishes/%C3%A5%2F1?full=true');
});

test('every call carries the cookie and says what it sends', async () => {
  answer = () => Promise.resolve(Response.json({ id: '1' }));
  await call(addDish, { body: { name: 'Soup' } });
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'include',
    body: '{"name":"Soup"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('a refusal keeps its code, status and fields', async () => {
  const fields = [{ path: 'name', code: 'too_small', message: 'Too short' }];
  answer = () => Promise.resolve(Response.json({ code: 'invalid_input', fields }, { status: 422 }));
  expect(await failureIn(call(addDish, { body: { name: '' } }))).toMatchObject({
    kind: 'problem',
    code: 'invalid_input',
    status: 422,
    fields,
  });
});

test.each([
  [503, 'unavailable'],
  [507, 'no_room'],
  [401, 'not_signed_in'],
  [418, 'internal'],
])('a bare %i is read as %s', async (status, code) => {
  answer = () => Promise.resolve(new Response('<html>', { status }));
  expect(await failureIn(call(readDish, { params: { id: '1' } }))).toMatchObject({ kind: 'problem', code });
});

test('a connection that breaks is a network failure', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await failureIn(call(readDish, { params: { id: '1' } }))).toMatchObject({ kind: 'network', code: null });
});

const untilAborted = (_: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

test('nobody answering in time is a timeout', async () => {
  answer = untilAborted;
  expect(await failureIn(call(readDish, { params: { id: '1' } }, { timeout: 5 }))).toMatchObject({ kind: 'timeout' });
});

test('a call that was called off is cancelled', async () => {
  answer = untilAborted;
  const controller = new AbortController();
  const failure = failureIn(call(readDish, { params: { id: '1' } }, { signal: controller.signal }));
  setTimeout(() => controller.abort(), 5);
  expect(await failure).toMatchObject({ kind: 'cancelled' });
});

test('a page that was opened from a file cannot call', async () => {
  vi.stubGlobal('location', { href: 'file:///home/chef/index.html' });
  expect(await failureIn(call(readDish, { params: { id: '1' } }))).toMatchObject({ kind: 'unsupported_protocol' });
});
