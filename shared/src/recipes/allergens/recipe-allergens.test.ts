import { describe, expect, test } from 'vitest';
import { ALLERGENS } from '../../ingredients/allergen.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '../../ingredients/food-allergens.ts';
import { AllergenStatement } from './allergen-statement.ts';
import { allergensOf, allergenState, isRemoval } from './recipe-allergens.ts';
import { storedAllergens } from './stored-allergens.ts';

const celery: FoodAllergens = { contains: ['celery'], mayContain: ['milk', 'nuts'], unknown: [] };
const milk: FoodAllergens = { contains: ['milk'], mayContain: [], unknown: [] };
const sausage: FoodAllergens = { contains: [], mayContain: ['milk'], unknown: ALLERGENS.filter((each) => each !== 'milk') };

describe('the allergens of a dish', () => {
  test('come from all lines; what one contains is not said to be maybe there', () => {
    const allergens = allergensOf([celery, milk], []);
    expect(allergens).toMatchObject({ contains: ['milk', 'celery'], mayContain: ['nuts'], unknown: [], stated: [] });
    expect(allergens.notAmong).toHaveLength(11);
  });

  test('of no lines are not known: an empty dish is nothing for a guest with an allergy', () => {
    expect(allergensOf([], [])).toMatchObject({ contains: [], mayContain: [], notAmong: [], unknown: [...ALLERGENS] });
  });

  test('of a line that nobody understood are not known, whatever the others are', () => {
    expect(allergensOf([null, milk], [])).toMatchObject({ contains: ['milk'], notAmong: [] });
    expect(allergensOf([null, milk], []).unknown).toHaveLength(13);
  });

  test('of a food that is bought ready made are known as far as the data name them', () => {
    const allergens = allergensOf([sausage, celery], []);
    expect(allergens).toMatchObject({ contains: ['celery'], mayContain: ['milk', 'nuts'], notAmong: [] });
    expect(allergenState(allergens, 'eggs')).toBe('unknown');
  });

  test('are what a person says, over what the lines bring, which stays named', () => {
    const said = allergensOf(
      [celery],
      [
        { allergen: 'celery', state: 'not_among' },
        { allergen: 'milk', state: 'contains' },
        { allergen: 'fish', state: 'may_contain' },
      ],
    );
    expect(said).toMatchObject({ contains: ['milk'], mayContain: ['fish', 'nuts'], stated: ['celery'] });
    expect(said.notAmong).toContain('celery');
    expect(said.inherited).toEqual({ contains: ['celery'], mayContain: ['milk', 'nuts'], unknown: [] });
  });

  test('a person may answer for what a line leaves open', () => {
    const said = allergensOf([null], [{ allergen: 'eggs', state: 'not_among' }]);
    expect(said).toMatchObject({ notAmong: ['eggs'], stated: ['eggs'] });
  });

  test.each([
    ['celery', 'not_among', true],
    ['celery', 'may_contain', true],
    ['celery', 'contains', false],
    ['milk', 'not_among', true],
    ['milk', 'contains', false],
    ['fish', 'not_among', false],
    ['fish', 'contains', false],
  ] as const)('%s said to be %s is a removal to ask about: %s', (allergen, state, asks) => {
    expect(isRemoval(allergensOf([celery], []), { allergen, state })).toBe(asks);
  });
});

test('the former word of a statement is still taken, and kept as the present one', () => {
  expect(AllergenStatement.parse({ allergen: 'milk', state: 'free' })).toEqual({ allergen: 'milk', state: 'not_among' });
});

describe('stored figures', () => {
  const former = { contains: ['milk'], mayContain: ['nuts'], free: ['eggs'], inherited: { contains: ['milk'], mayContain: [] } };

  test('of a former version are believed in what they name, and in what a person answered for', () => {
    const read = storedAllergens({ ...former, known: true });
    expect(read).toMatchObject({ contains: ['milk'], mayContain: ['nuts'], notAmong: ['eggs'], stated: ['eggs'] });
    expect(read.unknown).toHaveLength(11);
  });

  test('of now are as they are, and of nothing readable nothing is known', () => {
    const now = allergensOf([celery], []);
    expect(storedAllergens({ ...now })).toEqual(now);
    expect(storedAllergens(null).unknown).toEqual(NOTHING_KNOWN.unknown);
  });
});
