import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openProduct, type Product } from './support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.close());

/** The names of every field that a schema lets out. */
function fieldsOf(schema: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') for (const name of Object.keys(value as object)) found.add(name);
    fieldsOf(value, found);
  }
  return found;
}
const jsonOf = (schema: z.ZodMiniType): unknown => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'output' });
const OF_COSTS = /cost|margin|^perKg$|purchasePrice|paid/iu;

describe('what food costs stays with those who run kitchens', () => {
  test('no call that anyone or a program may make answers it', () => {
    const served: readonly AnyEndpoint[] = product.app.served;
    const open = served.filter(({ callers }) => callers !== 'signed-in');
    expect(open.length).toBeGreaterThan(20);
    for (const { method, path, reply } of open)
      expect([method, path, [...fieldsOf(jsonOf(reply))].filter((name) => OF_COSTS.test(name))]).toEqual([method, path, []]);
  });

  test('no message of a webhook says it', () => {
    expect([...fieldsOf(jsonOf(WebhookMessage))].filter((name) => OF_COSTS.test(name))).toEqual([]);
  });

  test('nothing that guests, programs or webhooks are served by reads it', () => {
    const roots = [
      'server/src/menus',
      'server/src/integrations',
      'server/src/claims',
      'server/src/exports',
      'server/src/reports/share',
      'server/src/calendar/jobs',
      'server/src/calendar/store',
      'shared/src/menus',
      'shared/src/calendar/published',
      'web/src/menus/live',
    ];
    for (const root of roots.map((each) => join(import.meta.dirname, '../..', each)))
      for (const file of filesUnder(root))
        expect([file, /\/costs\/|food-prices|dish-costs|typed-price/u.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
  });
});

function filesUnder(root: string): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(root, name));
  } catch {
    return [];
  }
}
