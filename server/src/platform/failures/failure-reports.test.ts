import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerProblems } from '../http/problem.ts';
import { routeOf } from '../metrics/watch-answers.ts';
import { cleaned } from './errors-of.ts';
import { type FailureReports, failureReports } from './failure-reports.ts';

interface Received {
  url: string;
  headers: Record<string, unknown>;
  raw: string;
  event: { tags: Record<string, string>; release: string; exception: { values: Value[] } };
}
interface Value {
  type: string;
  value: string;
  stacktrace?: { frames: { function: string; filename: string; lineno: number }[] };
}

let service: Server;
let dsn = '';
let received: Received[] = [];
let now = 0;
let reports: FailureReports;

beforeEach(async () => {
  received = [];
  now = Date.parse('2026-11-22T10:00:00Z');
  service = createServer((request, reply) => {
    void text(request).then((raw) => {
      const event = JSON.parse(raw.split('\n')[2] ?? '') as Received['event'];
      received.push({ url: request.url ?? '', headers: request.headers, raw, event });
      reply.end('{}');
    });
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', () => listening()));
  dsn = `http://publickey@127.0.0.1:${(service.address() as AddressInfo).port}/7`;
  reports = failureReports({ dsn, environment: 'production', version: '1.2.3', clock: () => new Date(now) });
});
afterEach(() => {
  service.closeAllConnections();
  service.close();
});

test('an unforeseen failure of a request is reported with its route, its id and where it was, and nothing of what was sent', async () => {
  const app = Fastify({ genReqId: () => 'request-1' });
  answerProblems(app, (error, request) =>
    reports.tell(error, { where: 'request', what: `${request.method} ${routeOf(request)}`, requestId: request.id }),
  );
  app.post('/recipes/:id', async (request) => {
    const { word } = request.body as { word: string };
    throw new TypeError(`no dish named "${word}" for anna@kitchen.test`, {
      cause: new Error('https://kitchen.test/menus/42?key=soup failed'),
    });
  });
  app.get('/refused', async () => Promise.reject(new AppError('not_found')));
  const headers = { cookie: 'plateprint=cookie-of-anna', authorization: 'Bearer key-of-anna' };
  await app.inject({ method: 'POST', url: '/recipes/recipe-of-anna?search=ragout', headers, payload: { word: 'bouillabaisse' } });
  await app.inject({ url: '/refused' });
  await reports.flush();
  expect(received).toHaveLength(1);
  const { url, raw, event } = received[0] as Received;
  expect(url).toBe('/api/7/envelope/?sentry_key=publickey&sentry_version=7');
  expect(event.tags).toEqual({ where: 'request', what: 'POST /recipes/:id', request: 'request-1' });
  expect(event.release).toBe('1.2.3');
  const [cause, thrown] = event.exception.values;
  expect(thrown).toMatchObject({ type: 'TypeError', value: 'no dish named [text] for [e-mail]' });
  expect(thrown?.stacktrace?.frames.at(-1)?.filename).toBe('server/src/platform/failures/failure-reports.test.ts');
  expect(cause?.value).toBe('[address] failed');
  expect(raw).not.toMatch(/anna|bouillabaisse|ragout|soup/);
  await app.close();
});

test('of a thousand failures in a minute twenty are reported, and the next minute says how many were left out', async () => {
  for (let at = 0; at < 1000; at += 1) reports.tell(new Error('the database is gone'), { where: 'job', what: 'users.mail' });
  await reports.flush();
  expect(received).toHaveLength(20);
  now += 60_000;
  reports.tell(new Error('and again'), { where: 'job' });
  reports.tell(new Error('and again'), { where: 'job' });
  await reports.flush();
  expect(received).toHaveLength(22);
  expect(
    received
      .slice(20)
      .map(({ event }) => event.tags['left_out'])
      .toSorted((one) => (one ? -1 : 1)),
  ).toEqual(['980', undefined]);
});

test('what is thrown need be no error, and causes may go in a circle', async () => {
  const snake: Error = new Error('bites');
  snake.cause = snake;
  reports.tell(snake, { where: 'process' });
  reports.tell('a word of a person', { where: 'process' });
  await reports.flush();
  expect(received.map(({ event }) => event.exception.values.length).toSorted((one, two) => one - two)).toEqual([1, 5]);
  expect(received.some(({ raw }) => raw.includes('a word of a person'))).toBe(false);
});

test('a service that is not there, or none at all, keeps nobody waiting and throws nothing', async () => {
  for (const other of ['http://key@127.0.0.1:9/1', 'https://no-dsn.test', undefined]) {
    const deaf = failureReports({ dsn: other, environment: 'production', version: '1', clock: () => new Date(now) });
    deaf.tell(new Error('unheard'), { where: 'background' });
    await deaf.flush();
  }
  expect(received).toEqual([]);
});

test.each([
  ['invalid input syntax for type integer: "secret soup"', 'invalid input syntax for type integer: [text]'],
  ["Cannot read properties of undefined (reading 'names')", 'Cannot read properties of undefined (reading [text])'],
  ['Unexpected token h in JSON at position 1234567', 'Unexpected token h in JSON at position [number]'],
  ['no session AbCdEfGhIjKlMnOpQrStUvWxYz0123', 'no session [key]'],
  ['GET /api/recipes?search=soup failed', 'GET /api/recipes?[query] failed'],
  ['connect to postgres://plate:secret@db/print failed', 'connect to [address] failed'],
  ['first line\nsecond line with data', 'first line'],
])('%j is reported as %j', (message, reported) => {
  expect(cleaned(message)).toBe(reported);
});
