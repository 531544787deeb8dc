import { createServer } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { healthRoute } from './health.ts';

const watched = { version: '1.2.3', foodData: '2026.1' };
let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

test('all is well', async () => {
  const pool = new Pool({ connectionString: inject('server').url });
  healthRoute(app, { ...watched, pool });
  const reply = await app.inject('/health');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ status: 'ok', version: '1.2.3', database: 'ok', foodData: '2026.1' });
  await pool.end();
});

test('a database that refuses is reported, so that a balancer looks elsewhere', async () => {
  const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nothing' });
  healthRoute(app, { ...watched, pool });
  const reply = await app.inject('/health');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toEqual({ status: 'degraded', version: '1.2.3', database: 'down', foodData: '2026.1' });
  await pool.end();
});

test('a database that never answers is reported, not waited for', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => silent.once('listening', listening));
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const pool = new Pool({ connectionString: `postgres://nobody@127.0.0.1:${port}/nothing`, connectionTimeoutMillis: 2200 });
  healthRoute(app, { ...watched, pool });
  const reply = await app.inject('/health');
  expect(reply.statusCode).toBe(503);
  await pool.end();
  silent.close();
});

test('a process without a database says so and is well', async () => {
  healthRoute(app, watched);
  const reply = await app.inject('/health');
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({ status: 'ok', database: 'none' });
});

test('one that was asked to stop is not ready, though it lives', async () => {
  let isStopping = false;
  healthRoute(app, { ...watched, isStopping: () => isStopping });
  expect((await app.inject('/health/ready')).statusCode).toBe(200);
  isStopping = true;
  const [ready, alive] = await Promise.all([app.inject('/health/ready'), app.inject('/health')]);
  expect([ready.statusCode, alive.statusCode]).toEqual([503, 200]);
  expect(ready.json()).toMatchObject({ status: 'stopping' });
});

test('one that has no room for changes is ready all the same, for reading', async () => {
  healthRoute(app, { ...watched, hasRoom: () => false });
  const [ready, alive] = await Promise.all([app.inject('/health/ready'), app.inject('/health')]);
  expect([ready.statusCode, alive.statusCode]).toEqual([200, 200]);
  expect(ready.json()).toMatchObject({ status: 'reading' });
});
