import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebhookMessage } from '@plateprint/shared/integrations/webhook.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { readBalance } from '@plateprint/shared/purchases/api/balance-api.ts';
import { listBought } from '@plateprint/shared/purchases/api/bought-api.ts';
import { dropInvoices, listInvoices, listUnweighed, readInvoice } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { listDeclaredPurchases, readShares } from '@plateprint/shared/purchases/api/share-api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { UBL_DAIRY } from '../src/purchases/reading/documents.fixture.ts';
import { type Caller, openProduct, type Product } from './support/product.ts';
import { matsalen } from './support/recipe-bodies.ts';

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

const OF_MONEY = /money$|^net$|^lineTotal$/iu;
const MAY = { from: '2026-05', to: '2026-05' };
const WHERE = { params: { id: matsalen }, query: MAY };

/** Every number of an answer that stands under a name of money, with its path. */
function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    OF_MONEY.test(name) && typeof inner === 'number' ? [`${path}.${name}`] : moneyIn(inner, `${path}.${name}`),
  );
}

/** The money of a rule that is by money stands under other names. */
const moneyOfRules = (answer: object): string[] =>
  'rules' in answer
    ? (
        answer as { rules: { basis: string; of: unknown; next: { missing: unknown } | null; lift: { amount: unknown }[] }[] }
      ).rules
        .filter(({ basis, of }) => basis === 'money' && of !== 0)
        .flatMap(({ of, next, lift }) => [of, next?.missing, ...lift.map(({ amount }) => amount)])
        .filter((amount) => typeof amount === 'number')
        .map(String)
    : [];

/** Everything about purchases that is answered with money to those who may see costs. */
const PURCHASES = {
  '/purchases/{id}/invoices': async (call: Caller) => call(listInvoices, { params: { id: matsalen } }),
  '/purchases/{id}/invoices/{invoiceId}': async (call: Caller) => {
    const { items } = await call(listInvoices, { params: { id: matsalen }, query: { search: 'F-COSTS' } });
    return call(readInvoice, { params: { id: matsalen, invoiceId: items[0]?.id ?? '' } });
  },
  '/purchases/{id}/weights': async (call: Caller) => call(listUnweighed, { params: { id: matsalen } }),
  '/purchases/{id}/shares': async (call: Caller) => call(readShares, WHERE),
  '/purchases/{id}/bought': async (call: Caller) => call(listBought, WHERE),
  '/purchases/{id}/declaration': async (call: Caller) => call(listDeclaredPurchases, WHERE),
  '/purchases/{id}/balance': async (call: Caller) => call(readBalance, WHERE),
} as const satisfies Readonly<Record<string, (call: Caller) => Promise<object>>>;
const PATHS = Object.keys(PURCHASES) as (keyof typeof PURCHASES)[];
const NEEDS_COSTS = '/purchases/{id}/declaration';

describe('somebody who works in a kitchen and may not see costs', () => {
  let chef: Caller;
  let admin: Caller;
  beforeAll(async () => {
    [chef, admin] = [await product.as('chef'), await product.as('admin')];
    const text = UBL_DAIRY.replace('5790000000012', randomUUID())
      .replace('12345678', randomUUID())
      .replace('F-2041', 'F-COSTS')
      .replace('<cbc:Description>12 x 1 l</cbc:Description>', '');
    const file = new Blob([text], { type: 'application/xml' });
    await admin(dropInvoices, { params: { id: matsalen }, query: { language: 'da', buyers: 'here' }, file });
  });

  test('is asked about every call of purchases that has money in its answer', () => {
    const served: readonly AnyEndpoint[] = product.app.served;
    const priced = served
      .filter(
        ({ path, reply }) => path.startsWith('/purchases/') && [...fieldsOf(jsonOf(reply))].some((name) => OF_MONEY.test(name)),
      )
      .map(({ path }) => path);
    expect([...new Set(priced)].toSorted()).toEqual(Object.keys(PURCHASES).toSorted());
  });

  test.each(PATHS.filter((path) => path !== NEEDS_COSTS))('gets no money from %s', async (path) => {
    const shown = await PURCHASES[path](chef);
    expect([...moneyIn(shown), ...moneyOfRules(shown)]).toEqual([]);
  });

  test('gets no declaration, which is a list of prices', async () => {
    await expect(PURCHASES[NEEDS_COSTS](chef)).rejects.toMatchObject({ code: 'not_allowed' });
  });

  // Of a month without sales there is nothing to hold purchases against.
  test.each(PATHS.filter((path) => path !== '/purchases/{id}/balance'))('would find money in %s', async (path) => {
    expect(moneyIn(await PURCHASES[path](admin)).length).toBeGreaterThan(0);
  });

  test('gets the shares, levels and kilograms all the same', async () => {
    const [shown, all] = [await chef(readShares, WHERE), await admin(readShares, WHERE)];
    expect(moneyOfRules(all).length).toBeGreaterThan(0);
    expect(shown).toMatchObject({ maySeeCosts: false, currency: null, kg: all.kg, money: null });
    const levels = ({ rules }: typeof all) =>
      rules.map(({ rule, basis, share, level, next }) => [rule, basis, share, level, next?.level ?? null]);
    expect(levels(shown)).toEqual(levels(all));
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
