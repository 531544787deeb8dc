import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ColumnNeed, columnWidths } from './column-widths.ts';

const need = (natural: number, least: number): ColumnNeed => ({ natural, least });

test.each([
  ['what has room stands as it is', [need(40, 20), need(20, 20)], 100, [40, 20]],
  ['the wide column gives way', [need(30, 10), need(20, 20), need(200, 15)], 100, [30, 20, 50]],
  ['two wide ones share what is left', [need(20, 20), need(90, 10), need(150, 10)], 100, [20, 40, 40]],
  ['no word breaks while there is room', [need(90, 50), need(90, 10)], 80, [50, 30]],
  ['without room for the words they break', [need(100, 100), need(100, 60)], 80, [50, 30]],
  ['no columns', [], 80, []],
])('%s', (_, needs, room, widths) => {
  expect(columnWidths(needs, room)).toEqual(widths.map((width) => expect.closeTo(width, 6) as number));
});

test('columns never run over the room, and fill it where they have to give way', () => {
  const column = fc
    .tuple(fc.double({ min: 0.1, max: 300, noNaN: true }), fc.double({ min: 0.01, max: 1, noNaN: true }))
    .map(([natural, share]) => need(natural, natural * share));
  fc.assert(
    fc.property(
      fc.array(column, { minLength: 1, maxLength: 12 }),
      fc.double({ min: 1, max: 500, noNaN: true }),
      (needs, room) => {
        const widths = columnWidths(needs, room);
        const wanted = needs.reduce((all, { natural }) => all + natural, 0);
        expect(widths.reduce((all, width) => all + width, 0)).toBeCloseTo(Math.min(room, wanted), 4);
        for (const [index, { natural }] of needs.entries()) expect(widths[index]).toBeLessThanOrEqual(natural + 1e-6);
      },
    ),
  );
});
