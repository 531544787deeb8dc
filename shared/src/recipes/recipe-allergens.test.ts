import { describe, expect, test } from 'vitest';
import { allergensOf, allergenState, isRemoval, leastVegan } from './recipe-allergens.ts';

const celery = { allergens: { contains: ['celery'], mayContain: ['milk', 'nuts'] } } as const;
const milk = { allergens: { contains: ['milk'], mayContain: [] } } as const;

describe('the allergens of a dish', () => {
  test('come from all lines; what one contains is not said to be maybe there', () => {
    const allergens = allergensOf([celery, milk, null], [], { known: true });
    expect(allergens).toMatchObject({ contains: ['milk', 'celery'], mayContain: ['nuts'], free: [] });
  });

  test('are what a person says, over what the lines bring, which stays told', () => {
    const said = allergensOf(
      [celery],
      [
        { allergen: 'celery', state: 'free' },
        { allergen: 'milk', state: 'contains' },
        { allergen: 'fish', state: 'may_contain' },
      ],
      { known: true },
    );
    expect(said).toMatchObject({ contains: ['milk'], mayContain: ['fish', 'nuts'], free: ['celery'] });
    expect(said.inherited).toEqual({ contains: ['celery'], mayContain: ['milk', 'nuts'] });
  });

  test.each([
    ['celery', true, 'contains'],
    ['nuts', true, 'may_contain'],
    ['eggs', true, 'free'],
    ['eggs', false, 'unknown'],
    ['celery', false, 'contains'],
  ] as const)('%s, with every line understood: %s, is %s', (allergen, known, state) => {
    expect(allergenState(allergensOf([celery], [], { known }), allergen)).toBe(state);
  });

  test('a person may say free although a line is not understood', () => {
    expect(allergenState(allergensOf([null], [{ allergen: 'eggs', state: 'free' }], { known: false }), 'eggs')).toBe('free');
  });

  test.each([
    ['celery', 'free', true],
    ['celery', 'may_contain', true],
    ['celery', 'contains', false],
    ['milk', 'free', true],
    ['milk', 'contains', false],
    ['fish', 'free', false],
    ['fish', 'contains', false],
  ] as const)('%s said to be %s is a removal to ask about: %s', (allergen, state, asks) => {
    expect(isRemoval(allergensOf([celery], [], { known: true }), { allergen, state })).toBe(asks);
  });
});

test('a dish suits only those whom all its lines suit, and nobody knows while one is not understood', () => {
  expect(leastVegan(['vegan', 'vegetarian'])).toBe('vegetarian');
  expect(leastVegan(['vegan', null])).toBeNull();
  expect(leastVegan([])).toBeNull();
});
