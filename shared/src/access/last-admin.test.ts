import { expect, test } from 'vitest';
import { leavesNoAdmin } from './last-admin.ts';

test.each([
  [['anna'], 'anna', true],
  [['anna', 'anna'], 'anna', true],
  [['anna', 'bo'], 'anna', false],
  [['bo'], 'anna', false],
  [[], 'anna', false],
])('of the admins %j without %s nobody is left: %s', (admins, person, expected) => {
  expect(leavesNoAdmin(admins, person)).toBe(expected);
});
