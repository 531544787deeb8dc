import fc from 'fast-check';
import { expect, test } from 'vitest';
import { followingDraft, variedPlaces, withArrived } from './followed-plan.ts';
import { MenuPlanDraft, placeOf } from './menu-plan.ts';

const cell = (week: number, weekday: number, lineId: string, recipeId: string) => ({ week, weekday, lineId, recipeId });
const plan = (change: Record<string, unknown> = {}): MenuPlanDraft =>
  MenuPlanDraft.parse({
    name: 'Spring',
    weeks: 2,
    lines: [
      { id: 'a', name: 'Lunch' },
      { id: 'b', name: 'Soup' },
    ],
    cells: [cell(0, 1, 'a', 'stew'), cell(0, 1, 'b', 'soup'), cell(1, 1, 'a', 'fish')],
    ...change,
  });
const dishes = ({ cells }: MenuPlanDraft) => new Map(cells.map((each) => [placeOf(each), each.recipeId]));

test('a dish that changes arrives, and the kitchen’s own dish, guests and servings stay', () => {
  const taken = plan({ guests: 900 });
  const begun = followingDraft(taken);
  expect(begun.guests).toBeNull();
  const own = {
    ...begun,
    guests: 80,
    cells: begun.cells.map((each) => ({ ...each, servings: 40, ...(each.lineId === 'b' && { recipeId: 'own-soup' }) })),
  };
  const now = plan({ cells: [cell(0, 1, 'a', 'curry'), cell(0, 1, 'b', 'other-soup'), cell(1, 1, 'a', 'fish')] });
  const arrived = withArrived({ taken, own, now });
  expect(dishes(arrived)).toEqual(
    new Map([
      ['0 1 a', 'curry'],
      ['0 1 b', 'own-soup'],
      ['1 1 a', 'fish'],
    ]),
  );
  const servings = arrived.cells.map((each) => each.servings);
  expect([arrived.guests, servings.filter((each) => each === 40).length, servings.length]).toEqual([80, 2, 3]);
  expect(variedPlaces(now, arrived)).toEqual([{ week: 0, weekday: 1, lineId: 'b' }]);
});

test('a budget is of one kitchen: none is passed on, and the kitchen’s own stays while rules arrive', () => {
  const rules = { eachDay: ['vegan' as const], notTwiceADay: [], mostPerWeek: [] };
  const taken = plan({ rules: { ...rules, budget: 35 } });
  const begun = followingDraft(taken);
  expect(begun.rules).toEqual(rules);
  const now = plan({ rules: { ...rules, eachDay: ['fish'], budget: 40 } });
  expect(withArrived({ taken, own: begun, now }).rules).toEqual({ ...rules, eachDay: ['fish'] });
  const own = { ...begun, rules: { ...begun.rules, budget: 4.5 } };
  expect(withArrived({ taken, own, now }).rules).toEqual({ ...rules, eachDay: ['fish'], budget: 4.5 });
});

test('a dish that the kitchen took away stays away; a line of its own stays', () => {
  const taken = plan();
  const own = { ...plan(), cells: [cellOf('own', 'salad')], lines: [...plan().lines, { id: 'own', name: 'Salad' }] };
  const now = plan({ lines: [...plan().lines, { id: 'c', name: 'Dessert' }], cells: [...plan().cells, cell(0, 1, 'c', 'cake')] });
  const arrived = withArrived({ taken, own, now });
  expect(arrived.lines.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'own']);
  expect([...dishes(arrived).values()].toSorted()).toEqual(['cake', 'salad']);
});

test('what the kitchen named, closed or ruled itself stays; what it left as it was follows', () => {
  const taken = plan({ closed: [{ from: '2026-01-01', to: '2026-01-06', name: 'New year' }] });
  const ownDays = { from: '2026-02-09', to: '2026-02-13', name: 'Our holiday' };
  const own = { ...followingDraft(taken), name: 'Ours', closed: [...taken.closed, ownDays] };
  const now = plan({
    name: 'Summer',
    weekdays: [1, 2],
    startsOn: '2026-03-02',
    closed: [{ from: '2026-04-03', to: '2026-04-06', name: 'Easter' }],
  });
  expect(withArrived({ taken, own, now })).toMatchObject({
    name: 'Ours',
    weekdays: [1, 2],
    startsOn: '2026-03-02',
    closed: [{ name: 'Our holiday' }, { name: 'Easter' }],
  });
});

test('weeks and lines that go take no dish of the kitchen along', () => {
  const taken = plan();
  const own = { ...followingDraft(taken), cells: [...followingDraft(taken).cells, { ...cellOf('b', 'own'), week: 1 }] };
  const arrived = withArrived({ taken, own, now: plan({ weeks: 1, lines: [{ id: 'a', name: 'Lunch' }], cells: [] }) });
  expect([arrived.weeks, arrived.lines.map(({ id }) => id), [...dishes(arrived).values()]]).toEqual([2, ['a', 'b'], ['own']]);
});

function cellOf(lineId: string, recipeId: string) {
  return { week: 0, weekday: 1, lineId, recipeId, servings: null, locked: false };
}

const Drawn = fc
  .record({
    weeks: fc.integer({ min: 1, max: 3 }),
    lines: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    cells: fc.uniqueArray(
      fc.record({
        week: fc.integer({ min: 0, max: 2 }),
        weekday: fc.integer({ min: 1, max: 3 }),
        lineId: fc.constantFrom('a', 'b', 'c', 'd'),
        recipeId: fc.constantFrom('x', 'y', 'z'),
      }),
      { selector: placeOf },
    ),
  })
  .map(({ lines, ...rest }) =>
    plan({
      ...rest,
      lines: lines.map((id) => ({ id, name: id })),
      cells: rest.cells.filter(({ week, lineId }) => week < rest.weeks && lines.includes(lineId)),
    }),
  );

test('whatever changes on either side: a plan comes of it, what nobody varied is as it is there, and it arrives once', () => {
  fc.assert(
    fc.property(Drawn, Drawn, Drawn, (taken, own, now) => {
      const arrived = withArrived({ taken, own, now });
      expect(MenuPlanDraft.parse(arrived)).toEqual(arrived);
      expect(withArrived({ taken, own: taken, now })).toEqual({ ...now, cells: withArrived({ taken, own: taken, now }).cells });
      expect(dishes(withArrived({ taken, own: taken, now }))).toEqual(dishes(now));
      expect(withArrived({ taken: now, own: arrived, now })).toEqual(arrived);
      // A dish of the kitchen's own is never lost.
      const [then, after] = [dishes(taken), dishes(arrived)];
      const varied = [...dishes(own)].filter(([name, dish]) => then.get(name) !== dish);
      expect(varied.map(([name]) => [name, after.get(name)])).toEqual(varied);
    }),
  );
});
