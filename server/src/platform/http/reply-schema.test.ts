import Fastify from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { writtenBy } from './reply-schema.ts';

const Word = z.nullable(z.enum(['small', 'large']));
const Choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('dish'), size: Word }),
  z.object({ kind: z.literal('line') }),
]);

/** Through the serialiser that the product uses. */
async function written(schema: z.ZodMiniType, value: unknown): Promise<unknown> {
  const app = Fastify();
  app.get('/', writtenBy(schema), async () => value);
  const reply = await app.inject('/');
  return reply.json<unknown>();
}

test.each([
  [z.object({ size: Word }), { size: null }],
  [z.object({ size: Word }), { size: 'large' }],
  [z.object({ items: z.array(Choice) }), { items: [{ kind: 'dish', size: null }, { kind: 'line' }] }],
])('what a schema lets through is written as it is: %#', async (schema, value) => {
  expect(await written(schema, value)).toEqual(value);
});

test('what a schema does not name is not written, in a choice of objects either', async () => {
  const items = z.object({ items: z.array(Choice) });
  expect(await written(items, { items: [{ kind: 'line', secret: 'x' }] })).toEqual({ items: [{ kind: 'line' }] });
});
