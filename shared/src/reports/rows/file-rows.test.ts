import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileDifferences } from './file-rows.ts';
import type { ImportedFile } from '../model/report.ts';

const row = (place: number, number: number) => ({
  key: `${place}.${number}`,
  id: null,
  name: 'Soup',
  servings: 1,
  from: { file: place, row: number },
});

function file(rows: number, leftOut: readonly number[] = []): ImportedFile {
  return {
    name: 'till.csv',
    rows,
    sums: { servings: null, grams: null, money: null },
    leftOut: leftOut.map((number) => ({ row: number, written: '', reason: 'total' })),
  };
}

const draft = (recipes: ReturnType<typeof row>[], importedData: ImportedFile[]) => ({
  recipes,
  menus: [],
  ingredients: [],
  importedData,
});

test('a row that is neither in the data nor left out is missed', () => {
  expect(fileDifferences(draft([row(0, 1)], [file(2)]))).toEqual([{ file: 0, code: 'rows_differ', expected: 2, found: 1 }]);
});

test('a row that counts twice is found, and one that counts though it was left out', () => {
  expect(fileDifferences(draft([row(0, 1), row(0, 1)], [file(2)]))).toMatchObject([{ code: 'row_twice', found: 1 }]);
  expect(fileDifferences(draft([row(0, 1)], [file(2, [1])]))).toMatchObject([{ code: 'row_twice', found: 1 }]);
});

test('a row of a file that nobody has is found', () => {
  expect(fileDifferences(draft([row(3, 1)], [file(0)]))).toMatchObject([{ file: 3, code: 'no_such_file' }]);
});

test('rows that are parted in any way between data and left out are those of the file; one less or one more is not', () => {
  const parted = fc.array(fc.record({ isLeftOut: fc.boolean(), file: fc.constantFrom(0, 1) }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(parted, fc.nat(), (rows, some) => {
      const numbered = rows.map((each, place) => ({ ...each, number: place + 1 }));
      const made = (all: typeof numbered) =>
        draft(
          all.filter(({ isLeftOut }) => !isLeftOut).map((each) => row(each.file, each.number)),
          [0, 1].map((place) => {
            const left = all.filter((each) => each.isLeftOut && each.file === place).map(({ number }) => number);
            return file(numbered.filter((each) => each.file === place).length, left);
          }),
        );
      const chosen = some % numbered.length;
      const one = numbered[chosen] as (typeof numbered)[number];
      expect(fileDifferences(made(numbered))).toEqual([]);
      expect(fileDifferences(made(numbered.toSpliced(chosen, 1)))).toMatchObject([{ file: one.file, code: 'rows_differ' }]);
      expect(fileDifferences(made([...numbered, one])).map(({ code }) => code)).toEqual(['row_twice', 'rows_differ']);
    }),
  );
});
