import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishNames, filledCells, type FillingDish } from './filled-cells.ts';
import { type PlanCell, placeOf } from './model/menu-plan.ts';

const none = { contains: [], mayContain: [], unknown: [] };
const dish = (id: string, diet: FillingDish['diet'] = 'meat'): FillingDish => ({ id, diet, allergens: none });
const LINES = [
  { id: 'a', name: 'Lunch' },
  { id: 'g', name: 'Vegetarian' },
];
const plan = (cells: PlanCell[] = []) => ({ weeks: 2, weekdays: [2, 1], lines: LINES, cells });
const cell = (week: number, weekday: number, lineId: string, recipeId: string): PlanCell => ({
  week,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});
const all = { lineIds: new Set(['a', 'g']), from: null, isAgain: false };
const standing = (cells: readonly PlanCell[]) => cells.map((each) => `${placeOf(each)} ${each.recipeId}`);

describe('free places', () => {
  test('are filled in order, a vegetarian line with what is known to be vegetarian', () => {
    const dishes = [dish('bean', 'vegan'), dish('stew'), dish('pie'), dish('pasta', 'vegetarian'), dish('odd', null)];
    const { cells, filled, free, left } = filledCells(plan(), { ...all, dishes });
    expect(standing(cells)).toEqual(['0 1 a stew', '0 1 g bean', '0 2 a pie', '0 2 g pasta', '1 1 a odd']);
    expect([filled, free, left]).toEqual([5, 3, 0]);
  });

  test('what stands stays, and a day has no dish twice', () => {
    const dishes = [dish('bean', 'vegan'), dish('stew')];
    const { cells, left } = filledCells(plan([cell(0, 1, 'a', 'bean')]), { ...all, dishes });
    expect(standing(cells)).toEqual(['0 1 a bean', '0 2 a stew', '0 2 g bean']);
    expect(left).toBe(0);
  });

  test('are filled from a place on, on chosen lines, again and again', () => {
    const from = { week: 0, weekday: 2, lineId: 'a' };
    const dishes = [dish('stew'), dish('pie')];
    const { cells, free, left } = filledCells(plan(), { dishes, lineIds: new Set(['a']), from, isAgain: true });
    expect(standing(cells)).toEqual(['0 2 a stew', '1 1 a pie', '1 2 a stew']);
    expect([free, left]).toEqual([0, 0]);
  });

  test('no place is filled twice, and no dish is lost', () => {
    const diets = fc.constantFrom('vegan', 'vegetarian', 'fish', 'meat', null);
    fc.assert(
      fc.property(fc.array(diets, { maxLength: 12 }), fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }), (kinds, full) => {
        const dishes = kinds.map((diet, at) => dish(`d${at}`, diet));
        const before = [0, 1].flatMap((week) =>
          [1, 2].flatMap((weekday, day) =>
            ['a', 'g'].flatMap((lineId, line) =>
              full[week * 4 + day * 2 + line] ? [cell(week, weekday, lineId, `x${week}${day}${line}`)] : [],
            ),
          ),
        );
        const { cells, filled, free, left } = filledCells(plan(before), { ...all, dishes });
        expect(new Set(cells.map(placeOf)).size).toBe(cells.length);
        expect([filled + left, filled + free, cells.length]).toEqual([kinds.length, 8 - before.length, before.length + filled]);
        const green = cells.slice(before.length).filter(({ lineId }) => lineId === 'g');
        for (const { recipeId } of green) expect(['vegan', 'vegetarian']).toContain(kinds[Number(recipeId.slice(1))]);
      }),
    );
  });
});

test('a pasted list is read line by line, without bullets and numbers, and cells of a sheet too', () => {
  expect(dishNames('1. Köttbullar\r\n- Ärtsoppa\n\n• 5-rätters buffé\tFisk\n')).toEqual([
    'Köttbullar',
    'Ärtsoppa',
    '5-rätters buffé',
    'Fisk',
  ]);
});
