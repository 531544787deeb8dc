import { expect, test } from 'vitest';
import { cellKeyOf, nextFreePlace, placeBeside } from './use-cell-keys.ts';

const shape = {
  weeks: 2,
  weekdays: [1, 3, 2],
  lines: [
    { id: 'a', name: '' },
    { id: 'b', name: '' },
  ],
};
const at = (week: number, weekday: number, lineId: string) => ({ week, weekday, lineId });

test.each([
  ['right', at(0, 1, 'a'), at(0, 2, 'a')],
  ['right', at(0, 3, 'a'), at(1, 1, 'a')],
  ['left', at(1, 1, 'b'), at(0, 3, 'b')],
  ['left', at(0, 1, 'b'), null],
  ['down', at(0, 2, 'b'), at(1, 2, 'a')],
  ['down', at(1, 2, 'b'), null],
  ['up', at(1, 2, 'a'), at(0, 2, 'b')],
] as const)('%s of %o is %o', (step, from, to) => {
  expect(placeBeside(shape, from, step)).toEqual(to);
});

test('the next free place is on the same line, over weeks, then on the next lines; none is free where all are taken', () => {
  const cells = [at(0, 2, 'a'), at(0, 3, 'a'), at(1, 2, 'a'), at(1, 3, 'a'), at(0, 1, 'b')].map((place) => ({
    ...place,
    recipeId: 'stew',
    servings: null,
    locked: false,
  }));
  expect(nextFreePlace({ ...shape, cells }, at(0, 1, 'a'))).toEqual(at(1, 1, 'a'));
  expect(nextFreePlace({ ...shape, cells }, at(1, 1, 'a'))).toEqual(at(0, 2, 'b'));
  expect(nextFreePlace({ ...shape, cells }, at(1, 3, 'b'))).toEqual(at(0, 1, 'a'));
  const full = {
    ...shape,
    weeks: 1,
    weekdays: [1],
    cells: ['a', 'b'].map((lineId) => ({ ...at(0, 1, lineId), recipeId: 'stew', servings: null, locked: false })),
  };
  expect(nextFreePlace(full, at(0, 1, 'a'))).toBeNull();
});

const key = (name: string, held: { ctrlKey?: boolean; altKey?: boolean } = {}) =>
  cellKeyOf({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('letters begin to write, arrows go, with Ctrl they carry; what the browser has stays its own', () => {
  expect(key('s')).toEqual({ key: 'write', isLetter: true });
  expect(key('Enter')).toEqual({ key: 'write', isLetter: false });
  expect(key('ArrowUp')).toEqual({ key: 'step', step: 'up' });
  expect(key('ArrowUp', { ctrlKey: true })).toEqual({ key: 'carry', step: 'up' });
  expect([
    key('z', { ctrlKey: true }),
    key('v', { ctrlKey: true }),
    key('Tab'),
    key(' '),
    key('Escape'),
    key('d', { altKey: true }),
  ]).toEqual([null, null, null, null, null, null]);
});
