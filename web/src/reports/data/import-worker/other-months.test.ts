import { linesOfSheet } from '@plateprint/shared/reports/import/sheet-line.ts';
import { proposeSheetMapping } from '@plateprint/shared/reports/import/propose-columns.ts';
import { expect, test } from 'vitest';
import { newImport } from '../cells/import-work.ts';
import { rowsSession } from './rows-session.ts';

const ROWS = [
  ['Dato', 'Varenavn', 'Antal', 'Enhed'],
  ['01-10-2026', 'Løg', '5', 'kg'],
  ['30-09-2026', 'Mælk', '10', 'l'],
  ['15-10-2026', 'Agurk', '', ''],
  ['13-11-2026', 'Smør', '2', 'kg'],
  ['14-11-2026', 'Ris', '2', 'kg'],
];

function session() {
  const sheet = { name: 'x', rows: ROWS };
  const lines = linesOfSheet(sheet, proposeSheetMapping(sheet, 'procurement', 'comma'), 'procurement');
  const timespan = ['2026-10-01', '2026-10-31'] as const;
  return rowsSession({ work: newImport('x.csv', 'procurement', lines), language: 'da', already: 0, timespan });
}
const how = { file: 0, origins: new Map<string, string>() };

test('the other months of a file are listed with their rows, and each is taken alone', () => {
  const rows = session();
  expect(rows.overview()).toMatchObject({
    ofOtherTime: 3,
    otherMonths: [
      { month: '2026-09', rows: 1 },
      { month: '2026-11', rows: 2 },
    ],
  });
  rows.leaveOtherTimesOut();
  const november = rows.take({ ...how, month: '2026-11' });
  expect(november.ingredients.map(({ written }) => written)).toEqual(['Smør', 'Ris']);
  expect(november.file.leftOut.map(({ reason }) => reason)).toEqual(['other_time', 'other_time', 'other_time']);
  const own = rows.take(how);
  expect(own.ingredients.map(({ written }) => written)).toEqual(['Løg', 'Agurk']);
});

test('a row that says no amount counts as one piece when a person says so, and is marked', () => {
  const rows = session();
  expect(rows.overview()).toMatchObject({ withoutAmount: 1, counts: { flawed: 1 } });
  rows.countAsOne();
  expect(rows.overview()).toMatchObject({ withoutAmount: 0, counts: { flawed: 0 } });
  expect(
    rows.take(how).ingredients.map(({ written, amount, unit, onePiece }) => [written, amount, unit, onePiece]),
  ).toContainEqual(['Agurk', 1, 'piece', true]);
  rows.change({ do: 'mend', row: 4, line: { quantity: 3 } });
  expect(rows.take(how).ingredients.find(({ written }) => written === 'Agurk')).toMatchObject({ amount: 3, onePiece: false });
});
