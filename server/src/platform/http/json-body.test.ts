import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readJson } from './json-body.ts';
import { answerProblems } from './problem.ts';

let app: FastifyInstance;

beforeAll(() => {
  app = Fastify();
  readJson(app);
  answerProblems(app);
  app.post('/', async (request) => ({ body: request.body }));
});
afterAll(() => app.close());

const latin = Buffer.from([0x22, 0xe9, 0x22]); // "é" in Latin-1

const ANSWERS: Readonly<Record<number, unknown>> = {
  200: { body: expect.stringMatching(/^[eé]$/) as unknown },
  400: expect.objectContaining({ code: 'malformed_request', fields: [expect.objectContaining({ code: 'not_utf8' })] }),
  415: expect.objectContaining({ code: 'unsupported_media_type' }),
};

test.each([
  ['application/json', '"é"', 200],
  ['application/json; charset=utf-8', '"é"', 200],
  ['application/json;charset=UTF-8', '"é"', 200],
  ['application/json; Charset="utf8"', '"é"', 200],
  ['application/json; profile=x; charset=utf-8', '"é"', 200],
  ['application/json; charset=iso-8859-1', '"e"', 415],
  ['application/json; charset=iso-8859-1', latin, 415],
  ['application/json; charset=utf-16', '"e"', 415],
  ['application/json; charset=utf-8; charset=latin1', '"e"', 415],
  ['application/json; charset', '"e"', 415],
  ['application/json', latin, 400],
  ['application/json; charset=utf-8', latin, 400],
])('a body of %s that holds %s is answered %s', async (type, payload, status) => {
  const reply = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  expect([reply.statusCode, reply.json()]).toEqual([status, ANSWERS[status]]);
});
