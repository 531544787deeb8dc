import { expect, test } from 'vitest';
import { callsOfBody } from './calls-of-body.ts';

const many = (things: number): number[] => Array.from({ length: things }, () => 0);

test.each([
  [undefined, 1],
  [null, 1],
  ['recipes', 1],
  [{}, 1],
  [{ recipes: [] }, 1],
  [{ recipes: 'a thousand' }, 1],
  [{ recipes: many(10) }, 1],
  [{ recipes: many(11) }, 2],
  [{ recipes: many(1000) }, 100],
  [{ names: many(1000) }, 100],
  [{ ingredients: many(1000) }, 100],
  [{ lines: many(1000) }, 10],
  [{ rows: many(10_000) }, 100],
  [{ names: many(20), rows: many(900) }, 9],
])('a body counts as the calls that its things take (%#)', (body, calls) => {
  expect(callsOfBody(body)).toBe(calls);
});
