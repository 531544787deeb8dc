import { expect, test } from 'vitest';
import { menuPages, menuSheets, type SheetBlock, tooHigh } from './menu-sheets.ts';

const block = (_id: string, height: number, kind: SheetBlock['kind'] = 'recipe'): SheetBlock => ({ _id, height, kind });

test('what has no room goes on to the next page', () => {
  const sheets = menuSheets({
    columnType: 'stacked',
    first: [block('a', 60), block('b', 60)],
    second: [block('c', 30)],
    height: 100,
  });
  expect(sheets.map(({ first }) => first)).toEqual([['a'], ['b', 'c']]);
});

test('a heading goes with the dish below it', () => {
  const first = [block('a', 60), block('starters', 30, 'course'), block('b', 40)];
  const sheets = menuSheets({ columnType: 'stacked', first, second: [], height: 100 });
  expect(sheets.map((sheet) => sheet.first)).toEqual([['a'], ['starters', 'b']]);
});

test('a page break begins a page, and one at the end leaves room to go on', () => {
  const first = [block('a', 10), block('cut', 0, 'page_break'), block('b', 10)];
  expect(menuSheets({ columnType: 'stacked', first, second: [], height: 100 })).toHaveLength(2);
  expect(menuSheets({ columnType: 'stacked', first: first.slice(0, 2), second: [], height: 100 })).toHaveLength(2);
});

test('side by side each column flows on its own, and the opening title stands above both', () => {
  const [sheet, next] = menuSheets({
    columnType: 'inline',
    first: [block('name', 40, 'title'), block('a', 50), block('b', 50)],
    second: [block('c', 50)],
    height: 100,
  });
  expect(sheet).toEqual({ head: ['name'], first: ['a'], second: ['c'] });
  expect(next).toEqual({ head: [], first: ['b'], second: [] });
});

test('side by side what has no room goes on in the second column, and on the next page, while nothing else stands there', () => {
  const first = [block('name', 40, 'title'), ...['a', 'b', 'c', 'd', 'e'].map((id) => block(id, 50))];
  expect(menuSheets({ columnType: 'inline', first, second: [], height: 100 })).toEqual([
    { head: ['name'], first: ['a'], second: ['b'] },
    { head: [], first: ['c', 'd'], second: ['e'] },
  ]);
  const broken = [block('a', 50), block('cut', 0, 'page_break'), block('b', 50)];
  expect(menuSheets({ columnType: 'inline', first: broken, second: [], height: 100 }).map((sheet) => sheet.second)).toEqual([
    [],
    [],
  ]);
});

const dayOf = (day: string, ...heights: number[]) => [
  block(`plan.${day}`, 10, 'course'),
  ...heights.map((height, at) => block(`plan.${day}.plan.${at}`, height)),
];

test('a day of a week is not divided where that leaves little of a page empty, and has its heading again where it goes on', () => {
  const first = [...dayOf('2026-11-23', 30, 25), ...dayOf('2026-11-24', 20, 20), ...dayOf('2026-11-25', 25, 70)];
  const pages = menuSheets({ columnType: 'stacked', first, second: [], height: 90 });
  expect(pages.map((sheet) => sheet.first.map((id) => id.slice(13)))).toEqual([
    ['23', '23.plan.0', '23.plan.1'],
    ['24', '24.plan.0', '24.plan.1', '25', '25.plan.0'],
    ['25.plan.1'],
  ]);
  expect(pages.map(({ again }) => again?.first)).toEqual([undefined, undefined, 'plan.2026-11-25']);
  // The dishes of today stand under no heading of a day: they flow as all others do.
  const today = [block('plan.2026-11-23.p.0', 50), block('plan.2026-11-23.p.1', 50)];
  expect(menuSheets({ columnType: 'stacked', first: today, second: [], height: 90 })).toHaveLength(2);
});

test('a week fills its pages: days are divided rather than that half of each column stays empty', () => {
  const days = [23, 24, 25, 26, 27].flatMap((day) => dayOf(`2026-11-${day}`, 25, 25));
  const sheets = menuSheets({ columnType: 'inline', first: days, second: [], height: 100 });
  expect(sheets).toHaveLength(2);
  expect(sheets[0]).toMatchObject({ again: { second: 'plan.2026-11-24' } });
  const heights = new Map(days.map(({ _id, height }) => [_id, height]));
  for (const { first, second, again } of sheets)
    for (const [ids, heading] of [[first, again?.first] as const, [second, again?.second] as const])
      expect([...ids, ...(heading ? [heading] : [])].reduce((sum, id) => sum + (heights.get(id) ?? 0), 0)).toBeLessThanOrEqual(
        100,
      );
});

test('a dish that leaves no room for it has no heading again', () => {
  const first = dayOf('2026-11-23', 60, 95);
  expect(menuSheets({ columnType: 'stacked', first, second: [], height: 100 }).map(({ again }) => again)).toEqual([
    undefined,
    undefined,
  ]);
});

test('the name of one of several plans goes with the dish below it', () => {
  const first = [
    block('plan.2026-11-23', 10, 'course'),
    block('plan.2026-11-23.a', 10, 'text'),
    block('plan.2026-11-23.a.0', 60),
  ];
  const second = [block('plan.2026-11-23.b', 10, 'text'), block('plan.2026-11-23.b.0', 60)];
  const pages = menuSheets({ columnType: 'stacked', first: [...first, ...second], second: [], height: 95 });
  expect(pages.map((page) => page.first.length)).toEqual([3, 2]);
});

test('an empty menu is one empty page', () => {
  expect(menuSheets({ columnType: 'inline', first: [], second: [], height: 100 })).toEqual([{ head: [], first: [], second: [] }]);
});

test('a block that is higher than a page is named', () => {
  expect(tooHigh([block('a', 90), block('b', 120)], 100)).toEqual(['b']);
});

test('the chip takes room from the blocks of every page; without it a number takes some where there are several pages', () => {
  const page = { orientation: 'a4_portrait', columnType: 'stacked', second: [] } as const;
  const high = (height: number, hasChip: boolean) => menuPages({ ...page, first: [block('a', height)], hasChip }).height;
  expect([high(10, true), high(10, false)]).toEqual([1122 - 104 - 74, 1122 - 104]);
  const first = [block('a', 600), block('b', 600)];
  expect(menuPages({ ...page, first, hasChip: true })).toMatchObject({
    height: 944,
    sheets: [{ first: ['a'] }, { first: ['b'] }],
  });
  expect(menuPages({ ...page, first, hasChip: false })).toMatchObject({
    height: 990,
    sheets: [{ first: ['a'] }, { first: ['b'] }],
  });
});

test('what fits exactly on one page without the chip stays on it', () => {
  const first = [block('a', 1018)];
  const { sheets } = menuPages({ orientation: 'a4_portrait', columnType: 'stacked', first, second: [], hasChip: false });
  expect(sheets).toHaveLength(1);
});
