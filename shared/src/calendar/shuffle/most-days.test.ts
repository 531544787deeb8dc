import { describe, expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';
import { ShuffleProblem } from './shuffle-problem.ts';

const problem = (given: Record<string, unknown>): ShuffleProblem => ShuffleProblem.parse(given);
const dish = (id: string, co2: number, change: Record<string, unknown> = {}) => ({ id, co2, popularity: 1, ...change });

describe('at most so many days of a week with a tag', () => {
  const red = { tags: ['red_meat'] };
  const meaty = {
    current: [
      ['stew', 'beans'],
      ['burger', 'peas'],
      ['chops', 'soup'],
      ['roast', 'curry'],
    ],
    weekLength: 4,
    dishes: [
      ...['stew', 'burger', 'chops', 'roast'].map((id, at) => dish(id, 3000 - at * 100, red)),
      ...['beans', 'peas', 'soup', 'curry'].map((id, at) => dish(id, 300 + at * 10)),
    ],
  };
  const redDays = (days: readonly (readonly string[])[]) =>
    days.filter((day) => day.some((id) => meaty.dishes.some((each) => each.id === id && 'tags' in each))).length;

  test('puts dishes together that a rule of servings would refuse', () => {
    const servings = shuffle(problem({ ...meaty, rules: { mostPerWeek: { red_meat: 2 } } }));
    expect(servings).toEqual({ unmet: ['mostPerWeek.red_meat'] });
    const found = shuffle(problem({ ...meaty, rules: { mostDaysPerWeek: { red_meat: 2 } } }));
    if (!('answer' in found)) throw new Error(found.unmet.join());
    expect([redDays(found.answer.days), found.answer.broken]).toEqual([2, []]);
  });

  test('is named where no order keeps it', () => {
    expect(shuffle(problem({ ...meaty, rules: { eachDay: [], mostDaysPerWeek: { red_meat: 1 } } }))).toEqual({
      unmet: ['mostDaysPerWeek.red_meat'],
    });
  });
});
