import { ingredientRowOf } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import type { SheetLine } from '@plateprint/shared/reports/import/sheet-line.ts';
import { describe, expect, test } from 'vitest';
import { currentLines, type ImportAction, importReducer, type ImportWork, matchedFood, newImport } from './import-work.ts';

const line = (row: number, change: Partial<SheetLine> = {}): SheetLine => ({
  row,
  written: `row ${row}`,
  name: `Potatoes ${row}`,
  quantity: 2,
  unit: 'kg',
  counted: null,
  onePiece: false,
  pack: null,
  grams: null,
  money: null,
  externalId: '',
  gtin: '',
  supplier: '',
  invoice: '',
  organic: false,
  origin: '',
  days: [],
  isTotal: false,
  flaws: [],
  ...change,
});
const bought = newImport('may.csv', 'procurement', [
  line(2),
  line(3, { name: 'Total', isTotal: true }),
  line(4, { quantity: null, unit: null, flaws: [{ field: 'amount', code: 'missing' }] }),
]);
const rowAt = (work: ImportWork, row: number) => currentLines(work).find((each) => each.row === row);
const after = (work: ImportWork, ...actions: ImportAction[]): ImportWork => actions.reduce(importReducer, work);

const unread = { language: 'sv', originOf: (written: string) => written } as const;
const waitingThai = () => ({ kind: 'none', originId: 'TH', organic: true }) as const;

test('a row whose food waits for a person has what its name says already, but for what its list says in columns', () => {
  const plain = ingredientRowOf(line(2, { name: 'Kycklingfilé fryst Thailand eko' }), 0, unread);
  expect(matchedFood(plain, waitingThai)).toMatchObject({ ingredient: null, originId: 'TH', organic: true });
  const listed = ingredientRowOf(line(3, { name: 'Kycklingfilé', origin: 'DK' }), 0, unread);
  expect(matchedFood(listed, waitingThai)).toMatchObject({ ingredient: null, originId: 'DK' });
});

describe('the rows of a file that is looked over', () => {
  test('are all taken but its totals, until a person says otherwise', () => {
    expect([...bought.leftOut]).toEqual([[3, 'total']]);
    const less = after(
      bought,
      { do: 'leave_out', rows: [2, 4], reason: 'other' },
      { do: 'leave_out', rows: [3, 4], reason: null },
    );
    expect([...less.leftOut]).toEqual([[2, 'other']]);
    expect([...bought.leftOut]).toEqual([[3, 'total']]);
  });

  test('lose the flaw of what is typed anew, and get that of what is typed wrongly', () => {
    const mended = after(bought, { do: 'mend', row: 4, line: { quantity: 3, unit: 'kg' } });
    expect(rowAt(mended, 4)).toMatchObject({ quantity: 3, unit: 'kg', flaws: [] });
    expect(bought.lines[2]?.quantity).toBeNull();
    const worse = after(mended, { do: 'mend', row: 4, line: { quantity: 0 } }, { do: 'mend', row: 2, line: { name: '' } });
    expect(rowAt(worse, 4)?.flaws).toEqual([{ field: 'amount', code: 'zero' }]);
    expect(rowAt(worse, 2)?.flaws).toMatchObject([{ field: 'name' }]);
    expect(after(bought, { do: 'mend', row: 99, line: { quantity: 1 } })).toBe(bought);
  });

  test('keep a name that a person accepts as it is shown, and their other flaws', () => {
    const flaws: SheetLine['flaws'] = [
      { field: 'name', code: 'missing' },
      { field: 'amount', code: 'missing' },
    ];
    const work = newImport('may.csv', 'procurement', [line(2, { flaws })]);
    const accepted = after(work, { do: 'accept_name', row: 2 });
    expect(rowAt(accepted, 2)?.flaws).toEqual([{ field: 'amount', code: 'missing' }]);
    expect(after(work, { do: 'accept_name', row: 99 })).toBe(work);
  });

  test('that say no amount are one piece each, where a person counts them so', () => {
    const counted = after(bought, { do: 'count_as_one', rows: new Set([4]) });
    expect(rowAt(counted, 4)).toMatchObject({ quantity: 1, unit: 'piece', onePiece: true, flaws: [] });
    expect(rowAt(counted, 2)).toEqual(line(2));
    expect(rowAt(after(counted, { do: 'mend', row: 4, line: { quantity: 5 } }), 4)).toMatchObject({
      quantity: 5,
      onePiece: false,
    });
  });

  test('whose figures disagree were sent back, where a person says so', () => {
    const work = newImport('may.csv', 'procurement', [
      line(2, { money: -40, flaws: [{ field: 'amount', code: 'signs_differ' }] }),
      line(3),
    ]);
    const sent = after(work, { do: 'send_back', rows: new Set([2]) });
    expect(rowAt(sent, 2)).toMatchObject({ quantity: -2, money: -40, flaws: [] });
    expect(rowAt(sent, 3)).toEqual(line(3));
  });
});
