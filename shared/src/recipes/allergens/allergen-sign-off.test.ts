import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { contentToSign, mayBeGlutenFree, withSignOffs } from './allergen-sign-off.ts';
import { stateIn } from './recipe-allergens.ts';

const of = { version: 3, foodDataVersion: '2027.1', lines: ['50 g butter'] };
const anyAllergens = fc
  .array(fc.constantFrom('contains', 'may_contain', 'not_among', 'unknown'), { minLength: 14, maxLength: 14 })
  .map((states): FoodAllergens => {
    const having = (wanted: string) => ALLERGENS.filter((_, place) => states[place] === wanted);
    return { contains: having('contains'), mayContain: having('may_contain'), unknown: having('unknown') };
  });

describe('a dish that a person signed off', () => {
  test('says of nothing any more that it is open', () => {
    const dish: FoodAllergens = { contains: ['milk'], mayContain: ['nuts'], unknown: ['fish', 'eggs'] };
    const signed = contentToSign(dish, of);
    expect(signed).toMatchObject({ contains: ['milk'], mayContain: ['nuts'], bySignature: ['fish', 'eggs'] });
    expect([...signed.contains, ...signed.mayContain, ...signed.notAmong]).toHaveLength(14);
    expect(withSignOffs(dish, { allergens: signed, glutenFree: false })).toMatchObject({ contains: ['milk'], unknown: [] });
  });

  test('never loses what a line brings, whatever was signed before: what the food data know since is said', () => {
    fc.assert(
      fc.property(anyAllergens, anyAllergens, (then, now) => {
        const after = withSignOffs(now, { allergens: contentToSign(then, of), glutenFree: true });
        expect(after.contains).toEqual(now.contains);
        expect(after.mayContain).toEqual(now.mayContain);
        const changed = ALLERGENS.filter((allergen) => stateIn(after, allergen) !== stateIn(now, allergen));
        expect(changed.every((allergen) => stateIn(now, allergen) === 'unknown')).toBe(true);
        expect(changed.every((allergen) => /unknown|not_among/u.test(stateIn(then, allergen)))).toBe(true);
        expect(after.glutenFree).toBe(stateIn(after, 'gluten') === 'not_among');
      }),
    );
  });

  test('of which nothing is signed stays as it is, and is never called what only a signature allows', () => {
    fc.assert(
      fc.property(anyAllergens, (dish) => {
        expect(withSignOffs(dish, undefined)).toEqual({ ...dish, glutenFree: false });
      }),
    );
  });
});

test.each<[FoodAllergens, boolean]>([
  [{ contains: [], mayContain: [], unknown: [] }, true],
  [{ contains: ['milk'], mayContain: ['nuts'], unknown: ['fish'] }, true],
  [{ contains: ['gluten'], mayContain: [], unknown: [] }, false],
  [{ contains: [], mayContain: ['gluten'], unknown: [] }, false],
  [NOTHING_KNOWN, false],
])('%j may be signed by the measure of the law: %s', (dish, may) => {
  expect(mayBeGlutenFree(dish)).toBe(may);
});
