import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PAGES_AND_FILES } from '../pages-and-files.ts';
import { type PublicKitchen, PUBLIC_OUTPUTS, showEverywhere } from './public-outputs.ts';
import { openShownKitchen, type ShownKitchen } from '../support/shown-kitchen.ts';
import { callName } from '../support/specified-calls.ts';

let kitchen: ShownKitchen;
beforeAll(async () => {
  kitchen = await openShownKitchen();
});
afterAll(() => kitchen.product.close());
beforeEach(() => kitchen.clear());

const scheme = (validUntil: string) => ({
  kind: 'scheme',
  signed: true,
  scheme: { name: 'Svenskt Klimatmärke', certificateNumber: '4711', validUntil },
});

test('every address that anyone may open is walked, or says why no dish stands in it', () => {
  const pages = PAGES_AND_FILES.filter(({ callers }) => callers === 'anyone').map(({ path }) => path);
  const served: readonly AnyEndpoint[] = kitchen.product.app.served;
  const calls = served.filter(({ callers }) => callers === 'anyone').map(callName);
  expect(Object.keys(PUBLIC_OUTPUTS).toSorted()).toEqual([...pages, ...calls].toSorted());
});

/** Each walked output with what judges a dish in it. */
async function walked(shown: PublicKitchen): Promise<[string, string[]][]> {
  const found: [string, string[]][] = [];
  for (const [output, walk] of Object.entries(PUBLIC_OUTPUTS))
    if (typeof walk === 'function') found.push([output, [...new Set(await walk(shown))]]);
  return found;
}

/** Outputs that show letters where they may be shown; the others never do. */
const LETTERED = ['/live/:token', '/meals/:token/meals', 'GET /api/reports/shared/{}'];

test.each([
  ['figures', { kind: 'figures' }, false],
  ['a certificate that ran out', scheme('2026-01-31'), false],
  ['nobody has chosen', null, false],
  ['a certificate', scheme('2099-01-31'), true],
  ['own responsibility', { kind: 'own', signed: true }, true],
] as const)('what is public judges dishes only where the label basis lets it: %s', async (_, basis, isLettered) => {
  if (basis) await kitchen.choose(basis);
  const found = await walked(await showEverywhere(kitchen));
  expect(found.length).toBeGreaterThan(7);
  const judging = found.filter(([, verdicts]) => verdicts.length > 0);
  expect(judging.map(([output]) => output)).toEqual(isLettered ? LETTERED : []);
});
