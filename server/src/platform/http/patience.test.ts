import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { buildIngredientDataApp } from '../../ingredient-data-app.ts';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';
import { answerNoRequest, PATIENCE, type Patience, serverPatience, watchBodies } from './patience.ts';
import { answerProblems } from './problem.ts';

const LONG = 600_000;
const SHORT = 200;
const LOOK = 20;
const patient: Patience = { headersMs: LONG, bodyMs: LONG, requestMs: LONG, lookMs: LOOK };

let app: FastifyInstance;
let socket: Socket;

afterEach(async () => {
  socket.destroy();
  await app.close();
});

async function open(patience: Patience): Promise<void> {
  app = Fastify({ http: serverPatience(patience), requestTimeout: patience.requestMs, clientErrorHandler: answerNoRequest });
  answerProblems(app);
  watchBodies(app, patience);
  app.post('/echo', async ({ body }) => ({ body }));
  await connectTo(await app.listen({ port: 0, host: '127.0.0.1' }));
}

async function connectTo(address: string): Promise<void> {
  socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
}

/** Everything that is answered until the other side ends the connection. */
async function answer(): Promise<string> {
  let text = '';
  socket.on('data', (chunk: string) => (text += chunk));
  // Writing to a connection that just ended is an error, and no matter here.
  await new Promise((closed) => socket.once('close', closed));
  return text;
}

const HEAD = 'POST /echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';

describe('a request that does not come', () => {
  test.each([
    ['nothing at all', ''],
    ['half a line', 'GET /echo HT'],
    ['headers without their end', HEAD],
  ])('%s is answered 408, and the connection ends', async (_, bytes) => {
    await open({ ...patient, headersMs: SHORT });
    if (bytes) socket.write(bytes);
    const answered = await answer();
    expect(answered).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answered).toContain('"code":"request_timeout"');
  });

  test.each([
    ['no byte of the body', 'content-length: 9\r\n\r\n'],
    ['half a body', 'content-length: 9\r\n\r\n{"a"'],
    ['a body in chunks without its end', 'transfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n'],
  ])('%s is answered 408 as problem details, and the connection ends', async (_, bytes) => {
    await open({ ...patient, bodyMs: SHORT });
    socket.write(HEAD + bytes);
    const answered = await answer();
    expect(answered).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(answered).toContain('application/problem+json');
    expect(answered).toContain('"code":"request_timeout"');
  });

  test('a body that comes byte by byte is answered 408 once the whole took too long', async () => {
    await open({ ...patient, headersMs: SHORT, requestMs: 2 * SHORT });
    socket.write(`${HEAD}content-length: 100000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '), LOOK);
    for (const end of ['data', 'close']) socket.once(end, () => clearInterval(drip));
    expect(await answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('a request that is not HTTP is answered 400 as before', async () => {
    await open(patient);
    socket.write('\0\0\r\n\r\n');
    const answered = await answer();
    expect(answered).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answered).toContain('"code":"malformed_request"');
  });
});

test('a body that goes on is given as long again by each byte, and the connection serves on', async () => {
  const bodyMs = 3000;
  await open({ ...patient, bodyMs });
  socket.write(`${HEAD}content-length: 7\r\n\r\n`);
  for (const part of ['{"a', '":', '1}']) {
    await pause(bodyMs / 2);
    socket.write(part);
  }
  const [answered] = (await once(socket, 'data')) as [string];
  expect(answered).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  socket.write(`${HEAD}content-length: 7\r\n\r\n{"a":2}`);
  const [again] = (await once(socket, 'data')) as [string];
  expect(again).toContain('{"body":{"a":2}}');
});

test('the ingredient data service ends such connections too, each server after 10 s without headers and 30 s without a byte', async () => {
  expect(PATIENCE).toMatchObject({ headersMs: 10_000, bodyMs: 30_000 });
  const patience = { ...patient, bodyMs: SHORT };
  const configuration = readConfiguration({ NODE_ENV: 'test' }, '/tmp');
  app = await buildIngredientDataApp({ foodData: await loadFoodData() }, { configuration, version: 'test', patience });
  await connectTo(await app.listen({ port: 0, host: '127.0.0.1' }));
  socket.write('POST /ingredient-data/parse HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  expect(await answer()).toMatch(/^HTTP\/1\.1 408 /);
});
