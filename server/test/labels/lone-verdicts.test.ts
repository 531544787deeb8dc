import { CARBON_LEVELS, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import { withoutVerdicts } from '@plateprint/shared/footprint/label/without-verdicts.ts';
import type { AnyEndpoint } from '@plateprint/shared/kernel/api/endpoint.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { arbitraryOf } from '../support/arbitrary-reply.ts';
import { openProduct } from '../support/product.ts';
import { callName } from '../support/specified-calls.ts';

/** What guests, readers of a link and programs get. */
let outside: readonly AnyEndpoint[] = [];
beforeAll(async () => {
  const product = await openProduct();
  outside = product.app.served.filter(({ callers }) => callers !== 'signed-in');
  await product.close();
});

const LEVELS: ReadonlySet<unknown> = new Set(CARBON_LEVELS.filter((level) => level.startsWith('very_')));
const LETTERS: ReadonlySet<unknown> = new Set(Object.values(LEVEL_LETTERS));

/** The fields of an answer that judge: a level, its letter beside it, an object with a part for each level, a count of the best. */
function verdictFields(answer: unknown, path = ''): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const isByLevel = CARBON_LEVELS.every((level) => level in answer);
  const found = Object.entries(answer).flatMap(([name, value]) => {
    const isVerdict =
      LEVELS.has(value) ||
      (name === 'label' && 'level' in answer && LETTERS.has(value)) ||
      (name === 'lowImpactProducts' && value !== null);
    return isVerdict ? [`${path}.${name}`] : verdictFields(value, Array.isArray(answer) ? `${path}[]` : `${path}.${name}`);
  });
  return isByLevel ? [path, ...found] : found;
}

/** What a schema has against an answer: rules that JSON schema cannot say, as of a day, alone. */
function problemsOf({ reply }: AnyEndpoint, answer: unknown): unknown {
  return (reply as z.ZodMiniType).safeParse(answer).error?.issues.map(({ path, code }) => [path.join('.'), code]) ?? [];
}

/** Values that a reply may have. */
const samples = ({ reply }: AnyEndpoint): unknown[] => fc.sample(arbitraryOf(reply as never), { numRuns: 60, seed: 7 });

test('under figures no reply to somebody outside has a level or a letter of its own, wherever its schema may let one stand', () => {
  expect(outside.length).toBeGreaterThan(40);
  const judging = new Set<string>();
  for (const one of outside) {
    const name = callName(one);
    for (const answer of samples(one)) {
      if (verdictFields(answer).length > 0) judging.add(name);
      const shown = withoutVerdicts(answer);
      expect([name, verdictFields(shown)]).toEqual([name, []]);
      // What is left is what the contract says, null included.
      expect([name, problemsOf(one, shown)]).toEqual([name, problemsOf(one, answer)]);
    }
  }
  expect([...judging].toSorted()).toMatchInlineSnapshot(`
    [
      "GET /api/open/v1/menus/{}",
      "GET /api/open/v1/recipes",
      "GET /api/open/v1/recipes/{}",
      "GET /api/open/v1/reports",
      "GET /api/open/v1/reports/{}",
      "GET /api/open/v1/restaurants/{}/recipes/{}",
      "GET /api/reports/shared/{}",
      "POST /api/open/v1/compare",
      "POST /api/open/v1/procurement",
      "POST /api/open/v1/recipes/calculate",
      "POST /api/open/v1/sales",
      "PUT /api/open/v1/recipes",
    ]
  `);
});
