import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { utf8 } from '../../exports/pdf/utf8.ts';
import type { MenuBlock } from '../../menus/menu-block.ts';
import { MenuBlocks } from '../../menus/menu-block.ts';
import { mealCalendar } from './meal-calendar.ts';
import { MenuResponse } from './open-meal-schema.fixture.ts';
import { openMeals } from './open-meals.ts';
import { planBlocks, withPlanBlocks } from './plan-menu-blocks.ts';
import { datedMeals, daysWithoutMeals, type PublishedPlan, type ServedAt, type ServedDish, servedMeals } from './served-day.ts';

const dish = (id: string, change: Partial<ServedDish> = {}): ServedDish => ({
  id,
  names: [{ language: 'sv', name: `Rätt ${id}, med ”sås”; och \\ sallad` }],
  co2PerPortion: { value: 584.9, low: 400, high: 900 },
  level: 'low',
  coverageState: 'whole',
  allergens: { contains: ['milk', 'celery'], mayContain: ['nuts'], unknown: ['fish'] },
  diet: 'vegetarian',
  nutrition: { energyKcal: 512.4, saturatedFat: 3.21, sugar: 5, protein: null, salt: 1.987, coverage: 1 },
  ...change,
});

const plan: PublishedPlan = {
  id: 'p1',
  title: 'Lunch',
  revision: 2,
  publishedAt: new Date('2026-10-20T11:00:00.123Z'),
  draft: {
    name: 'Internal: v.3 – draft',
    weeks: 1,
    weekdays: [1, 2, 3, 4, 5],
    lines: [
      { id: 'a', name: 'Lunch 1' },
      { id: 'b', name: 'Grönt' },
    ],
    startsOn: '2026-10-05',
    endsOn: null,
    closed: [{ from: '2026-10-27', to: '2026-10-27', name: 'Planning day' }],
    guests: 240,
    rules: { eachDay: [], notTwiceADay: [], mostPerWeek: [] },
    cells: [
      { week: 0, weekday: 1, lineId: 'b', recipeId: 'stew', servings: 40, locked: false },
      { week: 0, weekday: 1, lineId: 'a', recipeId: 'soup', servings: null, locked: false },
      { week: 0, weekday: 2, lineId: 'a', recipeId: 'soup', servings: null, locked: false },
      { week: 0, weekday: 3, lineId: 'a', recipeId: 'gone', servings: null, locked: false },
    ],
  },
};

const at: ServedAt = {
  restaurant: { id: 'r1', name: 'Matsalen, norr', organization: 'Kommunen', country: 'SE' },
  language: 'sv',
  labels: 'figures',
};
const dishes = new Map([dish('soup'), dish('stew', { coverageState: 'too_little', diet: null })].map((each) => [each.id, each]));
const meals = datedMeals(servedMeals([plan], dishes, { from: '2026-10-19', to: '2026-10-27' }), new Map());

test('a feed has the days that are served, in the order of the lines, as the published description asks', () => {
  const feed = { meals: openMeals(meals, at) };
  expect(MenuResponse.parse(feed)).toEqual(feed);
  expect(
    feed.meals.map(({ date, courses }) => [date, courses.map(({ optionName, id, order }) => [optionName, id, order])]),
  ).toEqual([
    [
      '2026-10-19T00:00:00+02:00',
      [
        ['Lunch 1', 'soup', 0],
        ['Grönt', 'stew', 1],
      ],
    ],
    ['2026-10-20T00:00:00+02:00', [['Lunch 1', 'soup', 0]]],
    // Clocks were turned between.
    [
      '2026-10-26T00:00:00+01:00',
      [
        ['Lunch 1', 'soup', 0],
        ['Grönt', 'stew', 1],
      ],
    ],
  ]);
});

test('it says kilograms without a range, null where too little is known, and what is not known of allergens', () => {
  const [soup, stew] = openMeals(meals, at)[0]?.courses ?? [];
  expect([soup?.co2Equivalents, stew?.co2Equivalents]).toEqual([0.58, null]);
  expect(soup?.knownAllergens).toEqual([
    { name: 'mjölk', codes: [{ code: 'AM', type: 'GS1' }] },
    { name: 'selleri', codes: [{ code: 'BC', type: 'GS1' }] },
    { name: 'nötter (kan innehålla)', codes: [{ code: 'AN', type: 'GS1' }] },
  ]);
  expect(soup?.description).toMatch(/fisk/);
  expect(openMeals(meals, at)[0]?.description).toMatch(/det som inte nämns är okänt/);
  expect(soup?.nutrients.map(({ name, amount, unit }) => [name, amount, unit])).toEqual([
    ['Energi', 512, 'kcal'],
    ['Mättat fett', 3.2, 'g'],
    ['Sockerarter', 5, 'g'],
    ['Salt', 1.99, 'g'],
  ]);
});

test('nothing internal is in it, and no letter where an organization shows figures', () => {
  const text = JSON.stringify(openMeals(meals, at)) + mealCalendar(meals, at);
  expect(text).not.toMatch(/Internal|Planning|240|900|400/);
  const tags = (labels: ServedAt['labels']) => openMeals(meals, { ...at, labels })[0]?.courses[0]?.tags.map(({ name }) => name);
  expect([tags('figures'), tags('letters')]).toEqual([['Vegetariskt'], ['Vegetariskt', 'B']]);
});

/** From the beginning of 2020 to the publication. */
const SECONDS = (Date.UTC(2026, 9, 20, 11) - Date.UTC(2020, 0, 1)) / 1000;

const changed = (id: string, when: string): string => {
  const changes = new Map([[id, new Date(when)]]);
  return mealCalendar(datedMeals(servedMeals([plan], dishes, { from: '2026-10-19', to: '2026-10-21' }), changes), at);
};
const stamps = (text: string) => [...text.matchAll(/(?:LAST-MODIFIED|SEQUENCE):(\S+)/g)].map(([, value]) => value);

test('a day is another one since its plan was published or one of its dishes changed, also one that is gone', () => {
  const published = ['20261020T110000Z', String(SECONDS)];
  const later = ['20261020T110010Z', String(SECONDS + 10)];
  expect(stamps(changed('stew', '2026-10-20T11:00:10Z'))).toEqual([...later, ...published]);
  expect(stamps(changed('soup', '2026-10-20T11:00:10Z'))).toEqual([...later, ...later]);
  expect(stamps(changed('soup', '2026-10-01T11:00:10Z'))).toEqual([...published, ...published]);
});

test('a calendar program’s parser reads each meal as a whole day with all that is said of it', () => {
  const calendar = new ICAL.Component(ICAL.parse(mealCalendar(meals, at)));
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Matsalen\\, norr');
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(
    events.map(({ uid, startDate, endDate, sequence }) => [uid, startDate.toString(), endDate.toString(), sequence]),
  ).toEqual([
    ['p1-2026-10-19@plateprint', '2026-10-19', '2026-10-20', SECONDS],
    ['p1-2026-10-20@plateprint', '2026-10-20', '2026-10-21', SECONDS],
    ['p1-2026-10-26@plateprint', '2026-10-26', '2026-10-27', SECONDS],
  ]);
  const [first] = events;
  expect(first?.startDate.isDate).toBe(true);
  expect(first?.summary).toBe('Rätt soup, med ”sås”; och \\ sallad · Rätt stew, med ”sås”; och \\ sallad');
  expect(first?.description).toMatch(/Lunch 1: Rätt soup.*\n0,58 kg CO₂e\. Innehåller mjölk och selleri/);
  expect(first?.description).not.toContain('..');
  expect(first?.location).toBe('Matsalen, norr');
  expect(
    mealCalendar(meals, at)
      .split('\r\n')
      .every((line) => utf8(line).length <= 75),
  ).toBe(true);
});

test('a menu that shows the plan has its dishes in the place of the former ones, and keeps what somebody arranged', () => {
  const title: MenuBlock = { kind: 'title', _id: 'own', align: 'center', texts: [{ language: 'sv', text: 'I dag' }] };
  const legend: MenuBlock = { kind: 'legend', _id: 'legend' };
  const monday = planBlocks(meals.slice(0, 1), 'today');
  const menu = withPlanBlocks([title, ...planBlocks(meals.slice(1, 2), 'today'), legend], monday);
  expect(MenuBlocks.parse(menu)).toEqual(menu);
  expect(menu.map((block) => (block.kind === 'recipe' ? block.recipeId : block.kind))).toEqual([
    'title',
    'course',
    'soup',
    'course',
    'stew',
    'legend',
  ]);
  const closed = withPlanBlocks(menu, planBlocks([], 'today'));
  expect(closed.map(({ kind }) => kind)).toEqual(['title', 'text', 'legend']);
  const week = planBlocks(meals.slice(0, 2), 'week');
  expect(
    week.map((block) => (block.kind === 'course' ? block.texts.find(({ language }) => language === 'sv')?.text : block.kind)),
  ).toEqual(['måndag 19 oktober', 'recipe', 'recipe', 'tisdag 20 oktober', 'recipe']);
});

const swedish = (block: MenuBlock) => 'texts' in block && block.texts.find(({ language }) => language === 'sv')?.text;

test('a day of the week on which nothing is served says so: closed, or still empty', () => {
  const span = { from: '2026-10-19', to: '2026-10-25' };
  const empty = daysWithoutMeals([plan], meals, span);
  expect(empty.slice(0, 1)).toEqual(['2026-10-21']);
  expect(empty.includes('2026-10-24')).toBe(false);
  const week = planBlocks(meals.slice(0, 2), 'week', empty.slice(0, 1));
  expect(week.slice(-2).map(swedish)).toEqual(['onsdag 21 oktober', 'Ingen mat serveras']);
  const closed = { ...plan, draft: { ...plan.draft, closed: [{ from: '2026-10-20', to: '2026-10-20', name: 'Internt' }] } };
  expect(daysWithoutMeals([closed], meals.slice(0, 1), span)).toContain('2026-10-20');
  expect(JSON.stringify(planBlocks(meals.slice(0, 1), 'week', ['2026-10-20']))).not.toContain('Internt');
});

const said = (block: MenuBlock) => (block.kind === 'recipe' ? block.recipeId : swedish(block));

test('where two plans are shown each names itself before its lines, and in a week below the day without being a heading beside it', () => {
  const evening: PublishedPlan = {
    ...plan,
    id: 'p2',
    title: 'Kväll',
    draft: {
      ...plan.draft,
      lines: [{ id: 'a', name: '' }],
      cells: plan.draft.cells.filter(({ recipeId }) => recipeId === 'soup'),
    },
  };
  const monday = servedMeals([plan, evening], dishes, { from: '2026-10-19', to: '2026-10-19' });
  expect(planBlocks(monday, 'today').map(said)).toEqual(['Lunch · Lunch 1', 'soup', 'Lunch · Grönt', 'stew', 'Kväll', 'soup']);
  expect(planBlocks(monday, 'week').map(said)).toEqual(['måndag 19 oktober', 'Lunch', 'soup', 'stew', 'Kväll', 'soup']);
  expect(planBlocks(monday, 'week').map(({ kind }) => kind)).toEqual(['course', 'text', 'recipe', 'recipe', 'text', 'recipe']);
  expect(new Set(planBlocks(monday, 'week').map(({ _id }) => _id)).size).toBe(6);
});
