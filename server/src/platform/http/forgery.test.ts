import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseForgery } from './forgery.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  app.decorate('isPublicHttps', false);
  app.setErrorHandler(async (error: AppError, _request, reply) => reply.code(error.status).send(error.code));
  app.route({
    method: 'POST',
    url: '/',
    async handler(request) {
      refuseForgery(request);
      return 'done';
    },
  });
});
afterAll(() => app.close());

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a person’s own doing (address bar, bookmark)', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['a word that no browser sends', { 'sec-fetch-site': 'same-origin, cross-site' }, 403],
  ['an empty word', { 'sec-fetch-site': '' }, 403],
  ['another site that also claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://plate.test' }, 403],
  ['an old browser on our page', { origin: 'http://plate.test' }, 200],
  ['an old browser on our page by its port', { origin: 'http://plate.test:80' }, 200],
  ['an old browser on the same host over https', { origin: 'https://plate.test' }, 403],
  ['an old browser on another site', { origin: 'http://elsewhere.test' }, 403],
  ['an old browser on another port', { origin: 'http://plate.test:8080' }, 403],
  ['a site whose name begins like ours', { origin: 'http://plate.test.elsewhere.test' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['an origin that is none', { origin: 'plate.test' }, 403],
  ['a program without a browser', {}, 200],
])('a change sent by %s', async (_, headers, status) => {
  const reply = await app.inject({ method: 'POST', url: '/', headers: { host: 'plate.test', ...headers } });
  expect(reply.statusCode).toBe(status);
  expect(reply.body).toBe(status === 200 ? 'done' : 'forgery_suspected');
});

test.each([
  ['https://plate.test', 200],
  ['http://plate.test', 403],
  ['https://plate.test:8443', 403],
])('where people come over https, %s is answered %s', async (origin, status) => {
  const secure = Fastify();
  secure.decorate('isPublicHttps', true);
  secure.setErrorHandler(async (error: AppError, _request, reply) => reply.code(error.status).send(error.code));
  secure.post('/', async (request) => {
    refuseForgery(request);
    return 'done';
  });
  const reply = await secure.inject({ method: 'POST', url: '/', headers: { host: 'plate.test', origin } });
  await secure.close();
  expect(reply.statusCode).toBe(status);
});
