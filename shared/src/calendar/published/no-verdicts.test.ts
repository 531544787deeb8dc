import { expect, test } from 'vitest';
import { CARBON_LEVELS, LEVEL_LETTERS } from '../../footprint/carbon-level.ts';
import type { LabelsShown } from '../../footprint/label/labels-shown.ts';
import { verdictsIn } from '../../footprint/label/verdicts.fixture.ts';
import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { mealCalendar } from './meal-calendar.ts';
import { openMeals } from './open-meals.ts';

/** A meal with a dish of every level, in the feed and in the calendar. */
function fed(language: Language, labels: LabelsShown) {
  const coverage = { co2: 1, nutrition: 1 };
  const nutrition = { energyKcal: 500, saturatedFat: 1, sugar: 1, protein: 1, salt: 1, coverage };
  const allergens = { contains: ['milk' as const], mayContain: [], unknown: [] };
  const courses = CARBON_LEVELS.map((level) => ({
    line: 'Lunch',
    dish: {
      id: 'dish',
      names: [{ language: 'en_gb', name: 'Stew' }],
      allergens,
      nutrition,
      level,
      coverageState: 'complete',
      diet: 'vegan',
      co2PerPortion: { value: 490, low: 400, high: 700 },
      co2PerPortionWithoutLandUseChange: null,
    },
  }));
  const plan = { id: 'plan', title: 'Lunch', revision: 0, publishedAt: new Date(0), draft: {} };
  const meals = [{ date: '2026-11-26', plan, courses, changedAt: new Date(0) }] as never;
  const restaurant = { id: 'k', name: 'House', organization: 'Org', country: 'SE' };
  const at = { restaurant, language, labels };
  return { meals: openMeals(meals, at), calendar: mealCalendar(meals, at) };
}

test.each(LANGUAGES)(
  'a plan’s feed and calendar in %s judge no dish under figures, and the feed has letters where they may be',
  (language) => {
    const letters = new Set<string>(Object.values(LEVEL_LETTERS));
    const lettersIn = ({ meals }: ReturnType<typeof fed>) =>
      meals.flatMap(({ courses }) => courses.flatMap(({ tags }) => tags.filter(({ name }) => letters.has(name))));
    const shown = fed(language, 'figures');
    expect(lettersIn(shown)).toEqual([]);
    expect(verdictsIn(JSON.stringify(shown.meals), language)).toEqual([]);
    expect(verdictsIn(shown.calendar, language)).toEqual([]);
    expect(shown.meals[0]?.courses.map(({ co2Equivalents }) => co2Equivalents)).toEqual(CARBON_LEVELS.map(() => 0.49));
    expect(lettersIn(fed(language, 'letters'))).toHaveLength(CARBON_LEVELS.length);
  },
);
