import { OPEN_CALLS, OPEN_EXAMPLES } from '@plateprint/shared/integrations/open/examples/open-reference-api.ts';
import { TARGET_SHOWN } from '@plateprint/shared/integrations/open/examples/target-examples-api.ts';
import type { CallExample } from '@plateprint/shared/kernel/api/call-example.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoId } from '../../src/demo/demo-id.ts';
import { openKey } from '../support/open-key.ts';
import { type Caller, openProduct, type Product } from '../support/product.ts';
import { callName } from '../support/specified-calls.ts';
import { stableServices } from './stable-services.ts';
import { keptWhereItVaries, writeExamples } from './write-examples.ts';
import { documentOf } from '../../src/targets/target-row.ts';

let product: Product;
let call: Caller;

beforeAll(async () => {
  product = await openProduct();
  const { id, key } = await openKey(product);
  await product.database.updateTable('integration').set({ name: 'Till' }).where('id', '=', id).execute();
  await keepTarget();
  call = product.withKey(key);
});

/** No call of the open API sets one: it is there as a person left it. */
async function keepTarget(): Promise<void> {
  const { id, restaurantId, version, updatedAt, boundary: _boundary, ...target } = TARGET_SHOWN;
  const at = new Date(updatedAt);
  const saved = {
    id,
    version,
    restaurant_id: restaurantId,
    organization_id: demoId('norrsken'),
    document: documentOf(target),
  };
  await product.database
    .insertInto('target')
    .values({ ...saved, created_at: at, updated_at: at })
    .execute();
}

afterAll(async () => {
  await product.close();
  if (isWriting) writeExamples(answersNow);
});

/** Whether the answers of now take the place of those that the document shows (see `write-examples.ts`). */
const isWriting = process.env['WRITE_EXAMPLES'] === '1';
const answersNow = new Map<string, unknown>();

const shown = OPEN_EXAMPLES.map((example) => ({ call: callName(example.endpoint), ...example }));

/** Ids of the document and those used here in their place, so that a later example finds the thing that an earlier one made. */
const renamed = new Map<string, string>();

function asHere(value: unknown): unknown {
  if (typeof value === 'string') return renamed.get(value) ?? value;
  if (Array.isArray(value)) return value.map(asHere);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, asHere(each)]));
}

function noteIds(shownAs: unknown, here: unknown): void {
  if (typeof shownAs === 'string' && typeof here === 'string' && /^[\da-f]{8}-[\da-f-]{27}$/.test(here))
    renamed.set(shownAs, here);
  if (typeof shownAs !== 'object' || shownAs === null || typeof here !== 'object' || here === null) return;
  for (const [name, value] of Object.entries(shownAs)) noteIds(value, (here as Record<string, unknown>)[name]);
}

test.each(shown)('$call, "$name", is answered as the document says', async ({ endpoint, name, reply, varies, ...asked }) => {
  const answer: unknown = await call(endpoint, input(asHere(asked) as typeof asked) as never);
  noteIds(reply, answer);
  if (isWriting) return void answersNow.set(name, keptWhereItVaries(asShown(answer), reply, varies));
  expect(stableServices(answer, varies)).toEqual(stableServices(reply, varies));
});

/** The other way round: an id that an earlier example made has its id of the document. */
function asShown(value: unknown): unknown {
  if (typeof value === 'string') return [...renamed].find(([, here]) => here === value)?.[0] ?? value;
  if (Array.isArray(value)) return value.map(asShown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, asShown(each)]));
}

function input({ params, query, body, file }: Pick<CallExample, 'params' | 'query' | 'body' | 'file'>): object {
  const sent = file === undefined ? {} : { file: new Blob([file.text], { type: file.type }) };
  return { ...(params && { params }), ...(query && { query }), ...(body === undefined ? {} : { body }), ...sent };
}

test('what may differ is there in the example', () => {
  const nowhere = shown.flatMap(({ call: name, reply, varies }) =>
    varies
      .filter((path) => JSON.stringify(stableServices(reply, [path])) === JSON.stringify(reply))
      .map((path) => `${name}: ${path}`),
  );
  expect(nowhere).toEqual([]);
});

test('every call of the open API has an example with its answer, and takes it as its schema says', () => {
  const withExample = new Set(shown.map(({ call: name }) => name));
  expect(OPEN_CALLS.map(callName).filter((name) => !withExample.has(name))).toEqual([]);
  // The server's answers are those that the client is made of.
  const served = product.app.served.filter(({ api }) => api === 'open').map(callName);
  expect(served.toSorted()).toEqual(OPEN_CALLS.map(callName).toSorted());
  for (const { endpoint, call: name, body, query, params, reply } of shown)
    for (const [schema, value] of [
      [endpoint.body, body],
      [endpoint.query, query ?? {}],
      [endpoint.params, params],
      [endpoint.reply, reply],
    ] as const)
      expect([name, schema?.safeParse(value).error]).toEqual([name, undefined]);
});

test('no example is the other’s name', () => {
  const names = shown.map(({ call: one, name }) => `${one} ${name}`);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});
