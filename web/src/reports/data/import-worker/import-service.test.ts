import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { NameMatch } from '../names/look-up-names.ts';
import { importService, type ImportSettings } from './import-service.ts';
import type { ImportOverview, TakenPart } from './import-views.ts';
import { joinedParts } from './taken-parts.ts';

const SALES: ImportSettings = { variety: 'sales', language: 'en_gb', likely: 'point', already: 0, timespan: null };
const silent = (): undefined => undefined;

async function opened(csv: string, settings = SALES) {
  const service = importService();
  service.set(settings);
  const view = await service.open(new File([csv], 'till.csv'), silent);
  return { service, view };
}

async function read(csv: string, settings = SALES) {
  const { service, view } = await opened(csv, settings);
  return { service, overview: service.read(view.mapping, silent) };
}

const recipe = (id: string): NameMatch => ({ kind: 'recipe', id, name: id });

test('of a file only its first rows leave the worker, long cells cut', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => `${'Soup '.repeat(200)}${at};${at + 1}`);
  const { view } = await opened(['Dish;Sold', ...rows].join('\n'));
  expect(view).toMatchObject({ name: 'till.csv', rows: 5001, columns: 2, delimiter: ';' });
  expect(view.start.length).toBeLessThan(50);
  expect(Math.max(...view.start.flatMap(({ cells }) => cells.map((cell) => String(cell).length)))).toBe(300);
  expect(view.mapping.columns.map(({ field }) => field)).toEqual(['name', 'servings']);
});

test('the rows a page asks for are the ones it gets, in all of them and in those of one state', async () => {
  const { service, overview } = await read('Dish;Sold\nStew;3\nSoup;many\nCake;2\n;4\n');
  expect(overview).toMatchObject({ rows: 4, counts: { flawed: 2, looking: 2 }, names: 3, lookedUp: 0 });
  const shown = service.rowsShown({ shown: 'flawed', from: 0, to: 10 });
  expect(shown.map(({ line }) => line.row)).toEqual([3, 5]);
  expect(service.rowsShown({ shown: 'all', from: 1, to: 2 })).toMatchObject([{ line: { name: 'Soup' }, state: 'flawed' }]);
});

test('names are given out once each, and asked again when nobody answered', async () => {
  const { service } = await read('Dish;Sold\nStew;3\nSoup;1\nCake;2\nstew;2\n');
  const first = service.nextNames(2).map(({ name }) => name);
  expect(first).toEqual(['Stew', 'Soup']);
  expect(service.nextNames(2).map(({ name }) => name)).toEqual(['Cake']);
  expect(service.nextNames(2)).toEqual([]);
  service.setLooking(false);
  expect(service.overview().counts).toMatchObject({ waiting: 4, looking: 0 });
  service.setLooking(true);
  expect(service.nextNames(9)).toHaveLength(3);
});

test('what a person does with the rows shows in the whole, and all of it is taken', async () => {
  const { service } = await read('Dish;Sold\nStew;3\nSoup;many\nCake;2\n;4\n');
  service.change({ do: 'mend', row: 3, line: { quantity: 7 } });
  service.tell(service.nextNames(9).map(({ key, name }) => [key, name === 'Cake' ? { kind: 'none' } : recipe(name)]));
  service.leaveFlawedOut();
  expect(service.overview()).toMatchObject({ counts: { matched: 2, waiting: 1, left_out: 1 }, lookedUp: 3, tooMany: null });
  const parts = joinedParts();
  const { taken, names } = parts.complete(service.take({ file: 2, origins: new Map() }, parts.add));
  expect(taken.recipes.map(({ name, servings, id }) => [name, servings, id])).toEqual([
    ['Stew', 3, 'Stew'],
    ['Soup', 7, 'Soup'],
    ['Cake', 2, null],
  ]);
  expect(taken.file).toMatchObject({ name: 'till.csv', rows: 4, leftOut: [{ row: 5, reason: 'not_readable' }] });
  expect(Object.fromEntries(names)).toEqual({ Stew: 'Stew', Soup: 'Soup' });
});

test('a pasted list is rows, a pasted table has columns to look over', async () => {
  const service = importService();
  service.set(SALES);
  expect(await service.paste({ text: 'Stew 3\nSoup\t4', name: 'List' }, silent)).toMatchObject({
    kind: 'list',
    overview: { rows: 2 },
  });
  expect(await service.paste({ text: 'Dish\tSold\tPrice\nStew\t3\t1', name: 'List' }, silent)).toMatchObject({ kind: 'table' });
  service.set({ ...SALES, variety: 'procurement', language: 'sv' });
  expect(await service.paste({ text: '5 kg lök', name: 'List' }, silent)).toMatchObject({ overview: { variety: 'procurement' } });
});

test('of many rows it is said how far the reading is', async () => {
  const { service, view } = await opened(['Dish;Sold', ...Array.from({ length: 3000 }, (_, at) => `Stew ${at};1`)].join('\n'));
  const said: number[] = [];
  service.read(view.mapping, (share) => void said.push(share));
  expect(said.length).toBeGreaterThan(3);
  expect(said).toEqual(said.toSorted((one, other) => one - other));
});

test('whatever the states of the rows, every row is in one part of the balance and in what is taken or left out', () => {
  const rows = fc.array(
    fc.tuple(fc.constantFrom('Stew', 'Soup  of™ the…', '', '=1+1', 'Total'), fc.constantFrom('1', 'x', '-3', '')),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  return fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const { service, overview } = await read(`Dish;Sold;Note\n${cells.map((row) => `${row.join(';')};-`).join('\n')}\n`);
      expect(sumOf(overview)).toBe(cells.length);
      service.leaveFlawedOut();
      const all: TakenPart[] = [];
      const file = service.take({ file: 0, origins: new Map() }, (part) => void all.push(part));
      expect(file.rows).toBe(cells.length);
      expect(all.reduce((sum, part) => sum + part.recipes.length + part.leftOut.length, 0)).toBe(cells.length);
    }),
  );
});

function sumOf({ counts }: ImportOverview): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
