import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf, type PlanCell } from './model/menu-plan.ts';
import { withDayOf } from './taken-days.ts';

const cell = (weekday: number, lineId: string, recipeId: string): PlanCell => ({
  week: 0,
  weekday,
  lineId,
  recipeId,
  servings: null,
  locked: false,
});
const sorted = (cells: readonly PlanCell[]) => cells.map(({ recipeId, lineId }) => `${recipeId} ${lineId}`).toSorted();
const isTwice = (cells: readonly PlanCell[]): boolean =>
  [...Map.groupBy(cells, ({ weekday }) => weekday).values()].some(
    (day) => new Set(day.map(({ recipeId }) => recipeId)).size < day.length,
  );

test('a dish that comes back to a day where it stands on another line takes that day along', () => {
  const cells = [
    cell(1, 'a', 'stew'),
    cell(1, 'b', 'peas'),
    cell(2, 'a', 'pie'),
    cell(2, 'b', 'stew'),
    cell(3, 'a', 'soup'),
    cell(3, 'b', 'beans'),
  ];
  const proposal = [
    cell(1, 'a', 'pie'),
    cell(1, 'b', 'peas'),
    cell(2, 'a', 'soup'),
    cell(2, 'b', 'stew'),
    cell(3, 'a', 'stew'),
    cell(3, 'b', 'beans'),
  ];
  const taken = withDayOf(cells, proposal, { week: 0, weekday: 1 });
  expect(isTwice(taken)).toBe(false);
  expect(new Set(taken.map((each) => `${placeOf(each)} ${each.recipeId}`))).toEqual(
    new Set(proposal.map((each) => `${placeOf(each)} ${each.recipeId}`)),
  );
});

/** Five days of two lines from few dishes, none twice on a day. */
const ids = ['stew', 'pie', 'soup', 'peas', 'beans', 'fish'];
const days = fc.array(fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 }), { minLength: 5, maxLength: 5 });

test('whatever the proposal and the day: that day is as proposed, no dish is lost, none stands twice on a day', () => {
  fc.assert(
    fc.property(days, fc.infiniteStream(fc.nat(4)), fc.integer({ min: 1, max: 5 }), (start, numbers, weekday) => {
      const cells = start.flatMap(([a = '', b = ''], at) => [cell(at + 1, 'a', a), cell(at + 1, 'b', b)]);
      // Swaps within a line that put no dish twice on a day make the proposal.
      let proposal = cells;
      for (let swap = 0; swap < 12; swap += 1) {
        const [one, other] = [numbers.next().value ?? 0, numbers.next().value ?? 0];
        const line = swap % 2 === 0 ? 'a' : 'b';
        const dishOf = (day: number) => proposal.find((each) => each.weekday === day + 1 && each.lineId === line)?.recipeId ?? '';
        const [first, second] = [dishOf(one), dishOf(other)];
        const next = proposal.map((each) => {
          if (each.lineId !== line) return each;
          if (each.weekday === one + 1) return { ...each, recipeId: second };
          return each.weekday === other + 1 ? { ...each, recipeId: first } : each;
        });
        if (!isTwice(next)) proposal = next;
      }
      const taken = withDayOf(cells, proposal, { week: 0, weekday });
      expect(isTwice(taken)).toBe(false);
      expect(sorted(taken)).toEqual(sorted(cells));
      const ofDay = (all: readonly PlanCell[]) => sorted(all.filter((each) => each.weekday === weekday));
      expect(ofDay(taken)).toEqual(ofDay(proposal));
    }),
    { numRuns: 2000 },
  );
});
