import { expect, test } from 'vitest';
import { MenuPlanDraft } from './menu-plan.ts';
import { bothVersions, changesOf } from './overtaken-plan.ts';

const cell = (week: number, weekday: number, lineId: string, recipeId: string, servings: number | null = null) => ({
  week,
  weekday,
  lineId,
  recipeId,
  servings,
  locked: false,
});
const LINES = [
  { id: 'a', name: 'Lunch' },
  { id: 'b', name: 'Green' },
];
const base = MenuPlanDraft.parse({
  name: 'Spring',
  weeks: 2,
  lines: LINES,
  cells: [cell(0, 1, 'a', 'stew'), cell(0, 7, 'a', 'soup'), cell(1, 1, 'a', 'pie')],
});

test('days differ by a dish that came, went or was changed, and by servings; the last day of a week is of its own week', () => {
  const later = {
    ...base,
    cells: [cell(0, 1, 'a', 'fish'), cell(0, 1, 'b', 'peas'), cell(0, 7, 'a', 'soup', 40)],
  };
  expect(changesOf(base, later)).toEqual({
    days: [
      { week: 0, weekday: 1, go: ['stew'], come: ['fish', 'peas'] },
      { week: 0, weekday: 7, go: [], come: [] },
      { week: 1, weekday: 1, go: ['pie'], come: [] },
    ],
    isElse: false,
  });
  expect(changesOf(base, { ...base, guests: 90 })).toEqual({ days: [], isElse: true });
  expect(changesOf(base, base)).toEqual({ days: [], isElse: false });
});

test('both versions in one have the changes of each, and mine where both changed the same', () => {
  const mine = { ...base, name: 'Mine', cells: [cell(0, 1, 'a', 'fish'), cell(0, 7, 'a', 'soup')] };
  const theirs = {
    ...base,
    name: 'Theirs',
    guests: 90,
    cells: [cell(0, 1, 'a', 'beans'), cell(0, 7, 'a', 'curry'), cell(1, 1, 'a', 'pie'), cell(1, 2, 'b', 'peas')],
  };
  const both = bothVersions({ base, mine, theirs });
  expect(both).toMatchObject({ name: 'Mine', guests: 90, weeks: 2 });
  expect(both.cells).toEqual([cell(0, 1, 'a', 'fish'), cell(0, 7, 'a', 'curry'), cell(1, 2, 'b', 'peas')]);
  expect(MenuPlanDraft.safeParse(both).success).toBe(true);
});

test('a line or week that one of them took away takes its dishes along, and lines that each added are both there', () => {
  const mine = {
    ...base,
    lines: [
      { id: 'a', name: 'Lunch' },
      { id: 'c', name: 'Mine' },
    ],
    cells: base.cells,
  };
  const theirs = {
    ...base,
    weeks: 1,
    lines: [
      { id: 'a', name: 'Dagens' },
      { id: 'b', name: 'Green' },
      { id: 'd', name: 'Theirs' },
    ],
    cells: [cell(0, 1, 'a', 'stew'), cell(0, 2, 'b', 'peas'), cell(0, 2, 'd', 'curry')],
  };
  const both = bothVersions({ base, mine, theirs });
  expect(both.lines.map(({ id, name }) => `${id} ${name}`)).toEqual(['a Dagens', 'd Theirs', 'c Mine']);
  expect(both.cells).toEqual([cell(0, 1, 'a', 'stew'), cell(0, 2, 'd', 'curry')]);
  expect(MenuPlanDraft.safeParse(both).success).toBe(true);
});

test('closed days, guests of a weekday and rules of each are there, and a first and a last day are one person’s', () => {
  const rules = {
    ...base.rules,
    eachDay: ['vegan'],
    mostPerWeek: [{ tag: 'red_meat', most: 2 }],
  } satisfies MenuPlanDraft['rules'];
  const began: MenuPlanDraft = { ...base, startsOn: '2026-01-05', endsOn: '2026-03-01', rules };
  const mine: MenuPlanDraft = {
    ...began,
    startsOn: '2026-02-20',
    closed: [{ from: '2026-12-24', to: '2026-12-26', name: '' }],
    guestsOn: [{ weekday: 1, guests: 40 }],
    rules: { ...rules, eachDay: ['vegan', 'vegetarian'], mostPerWeek: [] },
  };
  const theirs: MenuPlanDraft = {
    ...began,
    endsOn: '2026-02-10',
    closed: [{ from: '2026-01-06', to: '2026-01-06', name: '' }],
    guestsOn: [{ weekday: 5, guests: 90 }],
    rules: { ...rules, notTwiceADay: ['fish'], mostDaysPerWeek: [{ tag: 'red_meat', most: 2 }] },
  };
  const both = bothVersions({ base: began, mine, theirs });
  expect(both).toMatchObject({ startsOn: '2026-02-20', endsOn: '2026-03-01' });
  expect(both.closed.map(({ from }) => from)).toEqual(['2026-01-06', '2026-12-24']);
  expect(both.guestsOn).toEqual([
    { weekday: 5, guests: 90 },
    { weekday: 1, guests: 40 },
  ]);
  expect(both.rules).toEqual({
    eachDay: ['vegan', 'vegetarian'],
    notTwiceADay: ['fish'],
    mostPerWeek: [],
    mostDaysPerWeek: [{ tag: 'red_meat', most: 2 }],
  });
  expect(MenuPlanDraft.safeParse(both).success).toBe(true);
});
