import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allergen, ALLERGENS } from '../../ingredients/allergen.ts';
import { ALLERGEN_WORDS } from '../../ingredients/allergens/allergen-words.ts';
import { type Language, LANGUAGES } from '../../kernel/language.ts';
import { mealCalendar } from './meal-calendar.ts';
import { openMeals } from './open-meals.ts';

const states = fc.array(fc.constantFrom('contains', 'mayContain', 'unknown'), { minLength: 14, maxLength: 14 });

/** A dish with a line that nobody knows: each of the fourteen is in it, may be, or is open. */
function fed(of: readonly string[], language: Language): string[] {
  const having = (state: string): Allergen[] => ALLERGENS.filter((_, place) => of[place] === state);
  const allergens = { contains: having('contains'), mayContain: having('mayContain'), unknown: having('unknown') };
  const coverage = { co2: 0, nutrition: 0 };
  const nutrition = { energyKcal: null, saturatedFat: null, sugar: null, protein: null, salt: null, coverage };
  const names = [{ language: 'en_gb' as const, name: 'Stew' }];
  const dish = {
    id: 'dish',
    names,
    allergens,
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    level: null,
    coverageState: 'too_little',
    diet: null,
    nutrition,
  };
  const plan = { id: 'plan', title: 'Lunch', revision: 0, publishedAt: new Date(0), draft: {} };
  const meals = [{ date: '2026-11-26', plan, courses: [{ line: 'Lunch', dish }], changedAt: new Date(0) }] as never;
  const restaurant = { id: 'k', name: 'House', organization: 'Org', country: 'SE' };
  const at = { restaurant, language, labels: 'figures' as const };
  return [JSON.stringify(openMeals(meals, at)), mealCalendar(meals, at).replaceAll('\r\n ', '').replaceAll('\\,', ',')];
}

test('a plan’s feed and calendar never say of a dish with a line that nobody knows that something is not in it', () => {
  fc.assert(
    fc.property(states, fc.constantFrom(...LANGUAGES), (of, language) => {
      const { none, states: words, unknown } = ALLERGEN_WORDS[language];
      const isOpen = of.includes('unknown');
      for (const said of fed(of, language)) {
        expect(said).not.toContain(none);
        expect(said).not.toContain(words.not_among);
        // An open allergen is said to be open: in one of the three sentences.
        const starts = Object.values(unknown).map((sentence) => sentence.split('{')[0]?.trim() ?? '');
        expect(starts.some((start) => start !== '' && said.includes(start))).toBe(isOpen);
      }
    }),
  );
});
