import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { countInMemory } from './count-in-memory.ts';

const minute = new Date('2026-05-01T10:00:00Z');
const next = new Date('2026-05-01T10:01:00Z');
const count = (integrationId: string, calls: number, at = minute) =>
  countInMemory({ integrationId, minute: at, calls, limit: 3 });

test('as many calls pass in a minute as the limit says, of each integration by itself', () => {
  const [till, other] = [randomUUID(), randomUUID()];
  expect([count(till, 2), count(till, 2), count(till, 1), count(till, 1)]).toEqual([
    { fits: true, soFar: 2 },
    { fits: false, soFar: 2 },
    { fits: true, soFar: 3 },
    { fits: false, soFar: 3 },
  ]);
  expect(count(other, 1)).toEqual({ fits: true, soFar: 1 });
  expect(count(other, 4, next)).toEqual({ fits: false, soFar: 4 });
  expect(count(till, 1, next)).toEqual({ fits: true, soFar: 1 });
});
