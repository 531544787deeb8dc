import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excludedBy, exclusionOf, meantTogether } from './exclusive-actions.ts';
import { type DishYear, foodsOfYear, gramsOf, type YearChange } from './kitchen-year.ts';

function food(name: string, value: number) {
  return {
    food: name,
    supply: '',
    co2: { value, low: value * 0.7, high: value * 1.5 },
    supplyRange: { low: value, high: value },
  };
}

function dish(id: string, servings: number, lines: Record<string, number>): DishYear {
  const known = Object.entries(lines).map(([line, grams]) => ({ id: line, foods: [food(line, grams)] }));
  return { id, name: id, kitchen: '', servings, mealSize: 1, lines: known };
}

const YEAR = [
  dish('stew', 1000, { beef: 3000, cream: 400 }),
  dish('pie', 1000, { pork: 900 }),
  dish('soup', 2000, { onion: 200 }),
];

const swap = (line: string, value: number, share = 1): YearChange => ({
  id: `${line} ${value} ${share}`,
  replaces: [{ dishId: 'stew', lineId: line, share, foods: [food(`for ${line}`, value)] }],
  fewer: null,
});
const supply = (line: string, value: number): YearChange => ({
  id: `${line} from nearer`,
  replaces: [{ dishId: 'stew', lineId: line, share: 1, isOfRest: true, foods: [food(line, value)] }],
  fewer: null,
});
const fewer = (id: string, share = 0.25): YearChange => ({ id: `fewer ${id}`, replaces: [], fewer: { dishId: id, share } });
const saved = (...made: YearChange[]): number => gramsOf(foodsOfYear(YEAR, [])) - gramsOf(foodsOfYear(YEAR, made));

test('two swaps of one line exclude each other, and so does all of it and half of it', () => {
  expect(exclusionOf(YEAR, swap('beef', 500), swap('beef', 100))).toBe('same_line');
  expect(exclusionOf(YEAR, swap('beef', 500), swap('beef', 100, 0.5))).toBe('same_line');
});

test('two lines of one dish and two dishes do not', () => {
  expect(exclusionOf(YEAR, swap('beef', 500), swap('cream', 100))).toBeNull();
  expect(exclusionOf(YEAR, fewer('stew'), fewer('pie'))).toBeNull();
});

test('beans in place of beef and the dish less often: guests would take heavier ones, so it is one or the other', () => {
  expect(exclusionOf(YEAR, swap('beef', 10), fewer('stew'))).toBe('nothing_more');
});

test('a dish that is heavy even so is served less often too, and both have their effect', () => {
  const both = [swap('beef', 2500), fewer('stew')] as const;
  expect(exclusionOf(YEAR, ...both)).toBeNull();
  expect(saved(...both)).toBeGreaterThan(Math.max(...both.map((each) => saved(each))));
  expect(saved(...both)).toBeLessThan(saved(both[0]) + saved(both[1]));
});

test('what is left of a line comes from another origin: half as lentils, the other half from nearer', () => {
  const [half, nearer] = [swap('beef', 100, 0.5), supply('beef', 2000)];
  expect(exclusionOf(YEAR, half, nearer)).toBeNull();
  expect(saved(half, nearer)).toBeCloseTo((3000 - 50 - 1000) * 1000, 3);
  // Nothing is left of it, however light the other origin is.
  expect(saved(swap('beef', 500), supply('beef', 100))).toBeCloseTo(2500 * 1000, 3);
  expect(exclusionOf(YEAR, swap('beef', 500), supply('beef', 100))).toBe('nothing_more');
});

test('the next steps that are named can all be taken', () => {
  const [first, second, third] = [swap('beef', 10), swap('beef', 100, 0.5), swap('cream', 50)];
  expect(meantTogether(YEAR, [first, second, fewer('stew'), third])).toEqual([first, third]);
});

const line = fc.constantFrom('beef', 'cream');
const changes = fc
  .array(
    fc.oneof(
      fc.tuple(line, fc.integer({ min: 0, max: 3000 }), fc.constantFrom(0.5, 1)).map((args) => swap(...args)),
      fc.tuple(line, fc.integer({ min: 0, max: 3000 })).map((args) => supply(...args)),
      fc.tuple(fc.constantFrom('stew', 'pie', 'soup'), fc.constantFrom(0.25, 0.5)).map((args) => fewer(...args)),
    ),
    { maxLength: 8 },
  )
  .map((all) => all.map((each, index) => ({ ...each, id: `${index} ${each.id}` })));

test('of whatever is ticked one after another nothing that is left excludes anything else', () => {
  fc.assert(
    fc.property(changes, (all) => {
      let chosen: YearChange[] = [];
      for (const each of all) {
        const gone = new Set(excludedBy(YEAR, each, chosen).map(({ action }) => action.id));
        chosen = [...chosen.filter(({ id }) => !gone.has(id)), each];
      }
      const left = chosen.flatMap((each) => excludedBy(YEAR, each, chosen));
      expect(left).toEqual([]);
    }),
  );
});

test('what is meant together takes no line twice: swaps save together what they do one by one', () => {
  fc.assert(
    fc.property(changes, (all) => {
      // Another origin has only what swaps leave.
      const swaps = all.filter(({ replaces }) => replaces.some(({ isOfRest }) => isOfRest !== true));
      const made = meantTogether(YEAR, swaps);
      const apart = made.reduce((sum, each) => sum + saved(each), 0);
      expect(saved(...made)).toBeCloseTo(apart, 3);
    }),
  );
});

test('whatever is meant together saves no more than there is', () => {
  fc.assert(
    fc.property(changes, (all) => {
      expect(saved(...meantTogether(YEAR, all))).toBeLessThanOrEqual(gramsOf(foodsOfYear(YEAR, [])));
    }),
  );
});
