import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, nameFlaw } from './row-flaw.ts';
import { pastedSales } from './pasted-lines.ts';

test.each([
  ['two spaces', 'Lentil stew with roasted carrots  and bread', 'Lentil stew with roasted carrots and bread'],
  ['a trade mark', 'Beyond Burger™ with potato wedges and dip', 'Beyond Burger™ with potato wedges and dip'],
  ['an ellipsis', 'Catch of the day with potatoes and more…', 'Catch of the day with potatoes and more…'],
  ['a no-break space', 'Boeuf bourguignon avec pommes\u00A0de terre', 'Boeuf bourguignon avec pommes de terre'],
  ['a bullet', '• Pasta with tomato sauce and parmesan cheese', '• Pasta with tomato sauce and parmesan cheese'],
])('a name with %s is read, and has nothing wrong', (_, written, clean) => {
  expect(cleanText(written, 300)).toBe(clean);
  expect(nameFlaw(written)).toBeNull();
});

test('a pasted line of fifty letters with two spaces between its words is a row like any other', () => {
  const line = 'Slow cooked shoulder of pork with  beans and apples';
  expect(pastedSales(`${line} 12`).lines).toMatchObject([{ name: line.replace('  ', ' '), quantity: 12, flaws: [] }]);
});

test('a list of 707 rows from a till, two spaces in every name, is read', () => {
  const rows = Array.from({ length: 707 }, (_, at) => `Today’s special of the house number ${at}  large™\t${at + 1}`);
  const { lines, dropped } = pastedSales(rows.join('\n'));
  expect(lines).toHaveLength(707);
  expect(dropped).toBe(0);
  expect(lines.at(-1)).toMatchObject({ name: 'Today’s special of the house number 706 large™', quantity: 707, flaws: [] });
});

test('a cleaned text is one line with single spaces, and stays as it is when it is cleaned again', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', 'é', ' ', '  ', '\u00A0', '\n', '\t', '™', '…', '\u200B', '\u0007', '肉', '\uD800'),
  });
  fc.assert(
    fc.property(cell, fc.integer({ min: 1, max: 40 }), (text, most) => {
      const clean = cleanText(text, most);
      expect(clean.length).toBeLessThanOrEqual(most);
      for (const gone of ['  ', '\n', '\t', '\u00A0', '\u200B', '\u0007']) expect(clean).not.toContain(gone);
      expect(clean.isWellFormed()).toBe(true);
      expect(cleanText(clean, most)).toBe(clean);
    }),
  );
});
