import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BRIDGED_CAUSES, type BridgedCause, causesOfYear, type PartOfYear } from './year-causes.ts';

/** A month of a kitchen in both years: portions, grams a portion, and how its own change is split. */
interface Cell {
  kitchen: string;
  portions: [number, number];
  average: [number, number];
  /** Null where nothing tells. */
  split: readonly number[] | null;
}

function partsOf(cells: readonly Cell[]): { parts: PartOfYear[]; former: number; now: number } {
  const sums = [0, 1].map((year) => cells.reduce((sum, { portions }) => sum + (portions[year] ?? 0), 0));
  const weightOf = ({ portions }: Cell, year: number): number => (portions[year] ?? 0) / (sums[year] ?? 1);
  const averageIn = (year: number): number =>
    cells.reduce((sum, cell) => sum + weightOf(cell, year) * (cell.average[year] ?? 0), 0);
  const byKitchen = Map.groupBy(cells, ({ kitchen }) => kitchen);
  const add = (own: readonly Cell[], of: (cell: Cell) => number): number => own.reduce((sum, cell) => sum + of(cell), 0);
  const gained = (cell: Cell): number => weightOf(cell, 1) - weightOf(cell, 0);
  const parts = [...byKitchen].map(([id, own]): PartOfYear => {
    const bridged = BRIDGED_CAUSES.map((cause, place) => [
      cause,
      add(own, (cell) => {
        const shares = cell.split;
        if (shares === null) return 0;
        const all = shares.reduce((sum, share) => sum + share, 0);
        const change = cell.average[1] - cell.average[0];
        return (((weightOf(cell, 0) + weightOf(cell, 1)) / 2) * change * (shares[place] ?? 0)) / all;
      }),
    ]);
    return {
      id,
      name: id,
      mayBeNamed: id !== 'unseen',
      weight: add(own, gained),
      weighted: add(own, (cell) => (gained(cell) * (cell.average[0] + cell.average[1])) / 2),
      bridged: Object.fromEntries(bridged) as Record<BridgedCause, number>,
      isBridged: own.some(({ split }) => split !== null),
    };
  });
  return { parts, former: averageIn(0), now: averageIn(1) };
}

const amount = fc.double({ min: 1, max: 1e5, noNaN: true });
const cell = fc.record({
  kitchen: fc.constantFrom('quay', 'attic', 'cellar', 'unseen'),
  portions: fc.tuple(amount, amount),
  average: fc.tuple(amount, amount),
  split: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
});

test('the causes sum to the difference, and nothing is left over where every bridge is known', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 24 }), (cells) => {
      const { parts, former, now } = partsOf(cells);
      const causes = causesOfYear(parts, { former, now }) ?? [];
      const scale = Math.max(former, now);
      expect(Math.abs(causes.reduce((sum, { co2 }) => sum + co2, 0) - (now - former))).toBeLessThan(1e-6 * scale);
      expect(Math.abs(causes.find(({ cause }) => cause === 'rest')?.co2 ?? 1)).toBeLessThan(1e-6 * scale);
      for (const { of } of causes) expect(of.map(({ id }) => id)).not.toContain('unseen');
    }),
  );
});

const mixAlone = [1, 0, 0, 0, 0] as const;

test('one cause alone leaves the others at exactly 0', () => {
  const same = { portions: [100, 100], average: [500, 500], split: mixAlone } as const;
  const changed = partsOf([
    { ...same, kitchen: 'quay', portions: [100, 100], average: [500, 500] },
    { kitchen: 'attic', portions: [100, 100], average: [800, 600], split: mixAlone },
  ]);
  expect(causesOfYear(changed.parts, changed)?.filter(({ co2 }) => co2 !== 0)).toEqual([
    { cause: 'mix', co2: -100, of: [{ id: 'attic', name: 'attic', co2: -100 }] },
  ]);
});

test('a heavy kitchen that sells more is the cause, though none has another average', () => {
  const { parts, former, now } = partsOf([
    { kitchen: 'quay', portions: [300, 100], average: [400, 400], split: mixAlone },
    { kitchen: 'attic', portions: [100, 300], average: [800, 800], split: mixAlone },
  ]);
  expect([former, now]).toEqual([500, 700]);
  expect(causesOfYear(parts, { former, now })?.filter(({ co2 }) => co2 !== 0)).toEqual([
    {
      cause: 'shares',
      co2: 200,
      of: [expect.objectContaining({ id: 'attic', co2: 100 }), expect.objectContaining({ co2: 100 })],
    },
  ]);
});

test('what no bridge tells is the rest, and where none tells anything no cause is named', () => {
  const known = { kitchen: 'quay', portions: [100, 100], average: [500, 400], split: mixAlone } satisfies Cell;
  const unknown = { kitchen: 'attic', portions: [100, 100], average: [500, 600], split: null } satisfies Cell;
  const some = partsOf([known, unknown]);
  expect(
    causesOfYear(some.parts, some)
      ?.map(({ cause, co2 }) => [cause, co2])
      .filter(([, co2]) => co2 !== 0),
  ).toEqual([
    ['mix', -50],
    ['rest', 50],
  ]);
  const none = partsOf([unknown]);
  expect(causesOfYear(none.parts, none)).toBeNull();
});
