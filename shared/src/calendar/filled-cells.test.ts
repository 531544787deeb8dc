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
const all = { lineIds: new Set(['a', 'g']), from: null, isAgain: false, takesUnknown: { diet: false, allergens: false } };
const standing = (cells: readonly PlanCell[]) => cells.map((each) => `${placeOf(each)} ${each.recipeId}`);

describe('free places', () => {
  test('are filled in order, a vegetarian line with what is known to be vegetarian', () => {
    const dishes = [dish('bean', 'vegan'), dish('stew'), dish('pie'), dish('pasta', 'vegetarian'), dish('odd', null)];
    const { cells, filled, free, left } = filledCells(plan(), { ...all, dishes });
    expect(standing(cells)).toEqual(['0 1 a stew', '0 1 g bean', '0 2 a pie', '0 2 g pasta', '1 1 a odd']);
    expect([filled, free, left]).toEqual([5, 3, []]);
  });

  test('what stands stays, and a day has no dish twice', () => {
    const dishes = [dish('bean', 'vegan'), dish('stew')];
    const { cells, left } = filledCells(plan([cell(0, 1, 'a', 'bean')]), { ...all, dishes });
    expect(standing(cells)).toEqual(['0 1 a bean', '0 2 a stew', '0 2 g bean']);
    expect(left).toEqual([]);
  });

  test('are filled from a place on, on chosen lines, again and again', () => {
    const from = { week: 0, weekday: 2, lineId: 'a' };
    const dishes = [dish('stew'), dish('pie')];
    const { cells, free, left } = filledCells(plan(), { ...all, dishes, lineIds: new Set(['a']), from, isAgain: true });
    expect(standing(cells)).toEqual(['0 2 a stew', '1 1 a pie', '1 2 a stew']);
    expect([free, left]).toEqual([0, []]);
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
        const out = left.flatMap((each) => each.dishes).length;
        expect([filled + out, filled + free, cells.length]).toEqual([kinds.length, 8 - before.length, before.length + filled]);
        const green = cells.slice(before.length).filter(({ lineId }) => lineId === 'g');
        for (const { recipeId } of green) expect(['vegan', 'vegetarian']).toContain(kinds[Number(recipeId.slice(1))]);
      }),
    );
  });
});

test('dishes for a promising line go there first, and the free places of other lines stay free rather', () => {
  const dishes = ['bean', 'pasta', 'tofu'].map((id) => dish(id, 'vegan'));
  expect(standing(filledCells(plan(), { ...all, dishes }).cells)).toEqual(['0 1 g bean', '0 2 g pasta', '1 1 g tofu']);
});

test('forty dishes by turns find forty places, where those that are not known may stand too', () => {
  const wide = { ...plan(), weeks: 4, weekdays: [1, 2, 3, 4, 5] };
  const dishes = Array.from({ length: 20 }, (_, at) => [
    dish(`meat${at}`),
    dish(`green${at}`, at % 3 === 0 ? 'vegetarian' : null),
  ]).flat();
  const strict = filledCells(wide, { ...all, dishes });
  expect([strict.filled, strict.free]).toEqual([27, 13]);
  expect(strict.left.map(({ reason, lineIds }) => ({ reason, lineIds }))).toEqual([
    { reason: 'broken', lineIds: ['g'] },
    { reason: 'unknown', lineIds: ['g'] },
  ]);
  const { cells, free, left } = filledCells(wide, { ...all, dishes, takesUnknown: { diet: true, allergens: false } });
  expect([free, left]).toEqual([0, []]);
  expect(standing(cells).slice(0, 4)).toEqual(['0 1 a meat0', '0 1 g green0', '0 2 a meat1', '0 2 g green1']);
});

const reasons = (dishes: FillingDish[], more: Partial<Parameters<typeof filledCells>[1]> = {}) =>
  filledCells(plan(), { ...all, dishes, ...more }).left.map(({ reason, dishes: those }) => [reason, those.length]);

test('what finds no place has its reason: no place is free, the day has it, the line promises else', () => {
  const many = (count: number, id: (at: number) => string) => Array.from({ length: count }, (_, at) => dish(id(at), 'vegan'));
  expect(reasons(many(9, (at) => `d${at}`))).toEqual([['full', 1]]);
  expect(reasons(many(5, () => 'bean'))).toEqual([['twice', 1]]);
  expect(reasons([dish('stew')], { lineIds: new Set(['g']) })).toEqual([['broken', 1]]);
  expect(reasons([dish('odd', null)], { lineIds: new Set(['g']) })).toEqual([['unknown', 1]]);
});

test('who takes dishes of which the diet is not known takes none that may contain what the line is without', () => {
  const free = { ...plan(), weeks: 1, weekdays: [1], lines: [{ id: 'n', name: 'Gluten-free vegan' }] };
  const mayContain = { ...none, mayContain: ['gluten' as const] };
  const filled = (dishes: FillingDish[], diet: boolean, allergens: boolean) =>
    filledCells(free, { ...all, dishes, lineIds: new Set(['n']), takesUnknown: { diet, allergens } }).filled;
  const doubtful = { ...dish('bread', 'vegan'), allergens: mayContain };
  expect([filled([doubtful], true, false), filled([doubtful], false, true)]).toEqual([0, 1]);
  expect([filled([dish('odd', null)], true, false), filled([dish('odd', null)], false, true)]).toEqual([1, 0]);
  expect(filled([{ ...dish('odd', null), allergens: mayContain }], true, false)).toBe(0);
  const broken = { ...dish('bun', 'vegan'), allergens: { ...none, contains: ['gluten' as const] } };
  expect(filled([broken], true, true)).toBe(0);
});

describe('as many as can find a place', () => {
  const lines = [
    { id: 'a', name: 'Lunch' },
    { id: 'g', name: 'Vegetarian' },
    { id: 'v', name: 'Vegan' },
    { id: 'f', name: 'Gluten-free' },
  ];
  /** The most by trying: each dish stays out or takes a place that suits it. */
  const most = (suits: readonly (readonly number[])[], taken: readonly number[] = []): number => {
    const [first, ...others] = suits;
    if (!first) return 0;
    const placed = first.filter((place) => !taken.includes(place)).map((place) => 1 + most(others, [...taken, place]));
    return Math.max(most(others, taken), ...placed);
  };
  test('by the count of all that could be', () => {
    const kinds = fc.tuple(fc.constantFrom('vegan', 'vegetarian', 'meat', null), fc.boolean());
    fc.assert(
      fc.property(
        fc.array(kinds, { maxLength: 6 }),
        fc.boolean(),
        fc.subarray([0, 1, 2, 3, 4, 5, 6, 7]),
        (dishes, takesUnknown, full) => {
          const shape = { weeks: 1, weekdays: [1, 2], lines };
          const at = (place: number) => cell(0, 1 + Math.floor(place / 4), lines[place % 4]?.id ?? '', `x${place}`);
          const made = dishes.map(([diet, hasGluten], index) => ({
            ...dish(`d${index}`, diet),
            allergens: { ...none, contains: hasGluten ? (['gluten'] as const).slice() : [] },
          }));
          const filling = {
            dishes: made,
            lineIds: new Set(['a', 'g', 'v', 'f']),
            from: null,
            isAgain: false,
            takesUnknown: { diet: takesUnknown, allergens: false },
          };
          const suits = dishes.map(([diet, hasGluten]) => {
            const isOpen = diet === null && takesUnknown;
            const on = [true, isOpen || diet === 'vegan' || diet === 'vegetarian', isOpen || diet === 'vegan', !hasGluten];
            return [0, 1, 2, 3, 4, 5, 6, 7].filter((place) => on[place % 4] && !full.includes(place));
          });
          expect(filledCells({ ...shape, cells: full.map(at) }, filling).filled).toBe(most(suits));
        },
      ),
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
