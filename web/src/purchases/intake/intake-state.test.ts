import { expect, test } from 'vitest';
import {
  changedIntake,
  completedMonths,
  type IntakeChange,
  isUnfinished,
  NOTHING,
  plainlyRefused,
  unknownBuyers,
} from './intake-state.ts';

const buyer = { name: 'Rådhuset', id: '579' };
const unknown = (file: string) => ({ file, code: 'unknown_buyer' as const, buyer, month: '2026-05', reportId: null });
const completed = { file: 'c.xml', code: 'month_completed' as const, buyer, month: '2026-04', reportId: 'april' };
const broken = { file: 'd.xml', code: 'unreadable' as const };
const after = (...changes: IntakeChange[]) => changes.reduce(changedIntake, NOTHING);

test('buyers and months are asked about once, whatever number of files they have; what else was refused is shown', () => {
  const { refused, done, files } = after(
    { kind: 'opened', files: 3, refused: [broken] },
    { kind: 'answered', files: 3, refusedHere: [], kept: [], refused: [unknown('a.xml'), unknown('b.xml'), completed] },
    { kind: 'ended' },
  );
  expect([done, files]).toEqual([3, 3]);
  expect(unknownBuyers(refused)).toEqual([{ ...buyer, files: ['a.xml', 'b.xml'] }]);
  expect(completedMonths(refused)).toEqual([{ month: '2026-04', reportId: 'april', files: ['c.xml'] }]);
  expect(plainlyRefused(refused).map(({ file }) => file)).toEqual(['d.xml']);
});

test('files that go again are refused no longer, and count anew', () => {
  const again = after(
    { kind: 'opened', files: 2, refused: [] },
    { kind: 'answered', files: 2, refusedHere: [], kept: [], refused: [unknown('a.xml'), completed] },
    { kind: 'ended' },
    { kind: 'again', names: ['a.xml'] },
  );
  expect(again).toMatchObject({ files: 1, done: 0, isRunning: true, refused: [{ file: 'c.xml' }] });
});

test('dropped files are unfinished until each is added or refused for good', () => {
  const opened: IntakeChange = { kind: 'opened', files: 1, refused: [broken] };
  const answered = (...refused: (typeof completed)[]): IntakeChange => ({
    kind: 'answered',
    files: 1,
    refusedHere: [],
    kept: [],
    refused,
  });
  expect(isUnfinished(NOTHING)).toBe(false);
  expect(isUnfinished(after(opened))).toBe(true);
  expect(isUnfinished(after(opened, { kind: 'ended' }))).toBe(true);
  expect(isUnfinished(after(opened, answered(), { kind: 'ended' }))).toBe(false);
  expect(isUnfinished(after(opened, answered(completed), { kind: 'ended' }))).toBe(true);
  expect(isUnfinished(after(opened, answered(completed), { kind: 'forgotten' }))).toBe(false);
});
