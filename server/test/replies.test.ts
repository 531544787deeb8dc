import { type AnyEndpoint, endpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { fromWire } from '@plateprint/shared/kernel/api/wire-name.ts';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerProblems } from '../src/platform/http/problem.ts';
import { serve } from '../src/platform/http/serve.ts';
import { arbitraryOf, withSecrets } from './support/arbitrary-reply.ts';
import { openProduct } from './support/product.ts';
import { callName } from './support/specified-calls.ts';

/** More in the whole run, and far more in `npm run test:long`. */
const OF_EACH = Number(process.env['REPLIES_OF_EACH'] || 8);

let served: readonly AnyEndpoint[] = [];
/** Answers with any value, by the reply's schema of each endpoint. */
let echo: FastifyInstance;
let answer: unknown;

beforeAll(async () => {
  const product = await openProduct();
  ({ served } = product.app);
  await product.close();
  echo = Fastify();
  echo.decorate('served', []);
  echo.decorate('whoSends', async () => null);
  answerProblems(echo);
  for (const [number, { reply }] of served.entries()) {
    const read = endpoint({ method: 'GET', path: `/${number}`, callers: 'anyone', summary: 'Answer', reply: reply as never });
    serve(echo, read, async () => answer as never);
  }
});
afterAll(() => echo.close());

async function sent(number: number, value: unknown): Promise<unknown> {
  answer = value;
  const reply = await echo.inject(`/${number}`);
  expect(reply.statusCode).toBe(200);
  return fromWire(served[number]?.reply, reply.json());
}

test('whatever a handler may answer arrives as it was, for every endpoint, and nothing else with it', async () => {
  for (const [number, one] of served.entries()) {
    const value = arbitraryOf(one.reply as never);
    const arrives = fc.asyncProperty(value, async (given) => {
      const asJson: unknown = JSON.parse(JSON.stringify(given));
      expect([callName(one), await sent(number, given)]).toEqual([callName(one), asJson]);
      expect([callName(one), await sent(number, withSecrets(given, one.reply as never))]).toEqual([callName(one), asJson]);
    });
    await fc.assert(arrives, { numRuns: OF_EACH });
  }
}, 3_600_000);
