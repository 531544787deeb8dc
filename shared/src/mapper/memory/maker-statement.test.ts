import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Allergen, ALLERGENS, type AllergenState } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import {
  allergensNotSaid,
  allergensSaid,
  asMakersSay,
  MAKER_STATES,
  type MakerAllergen,
  MakerStatement,
  statementProblems,
} from './maker-statement.ts';

const FOOD: FoodAllergens = { contains: ['milk'], mayContain: ['nuts'], unknown: ['soybeans', 'celery'] };
const says = (...allergens: MakerAllergen[]) => ({ allergens });

const stateIn = ({ contains, mayContain, unknown }: FoodAllergens, allergen: Allergen): AllergenState => {
  if (contains.includes(allergen)) return 'contains';
  if (mayContain.includes(allergen)) return 'may_contain';
  return unknown.includes(allergen) ? 'unknown' : 'not_among';
};

describe('the allergens of what was bought of a food', () => {
  test('are those that the maker says, and the food’s own of which the maker says nothing', () => {
    const said = says({ allergen: 'milk', state: 'free' }, { allergen: 'soybeans', state: 'contains' });
    expect(asMakersSay(FOOD, [said])).toEqual({ contains: ['soybeans'], mayContain: ['nuts'], unknown: ['celery'] });
  });

  test('are the food’s own while one article has no statement, or none was bought', () => {
    const said = says({ allergen: 'milk', state: 'free' });
    expect(asMakersSay(FOOD, [said, null])).toEqual(FOOD);
    expect(asMakersSay(FOOD, [])).toEqual(FOOD);
  });

  test('of several makers: what one contains is contained, what one may contain may be, and what one leaves open is the food’s', () => {
    const one = says({ allergen: 'milk', state: 'free' }, { allergen: 'eggs', state: 'may_contain' });
    const other = says({ allergen: 'eggs', state: 'contains' }, { allergen: 'nuts', state: 'free' });
    expect(asMakersSay(FOOD, [one, other])).toEqual({
      contains: ['eggs', 'milk'],
      mayContain: ['nuts'],
      unknown: ['soybeans', 'celery'],
    });
  });
});

const anyStates = <State extends string>(states: readonly State[]) =>
  fc.tuple(...ALLERGENS.map(() => fc.option(fc.constantFrom(...states))));
const anyStatement = anyStates(MAKER_STATES).map((states) =>
  says(...ALLERGENS.flatMap((allergen, at) => (states[at] ? [{ allergen, state: states[at] }] : []))),
);
const anyFood = anyStates(['contains', 'may_contain', 'unknown'] as const).map((states): FoodAllergens => {
  const those = (state: string) => ALLERGENS.filter((_, at) => states[at] === state);
  return { contains: those('contains'), mayContain: those('may_contain'), unknown: those('unknown') };
});

describe('laws', () => {
  test('nothing is free because nobody spoke: what ends as not among the ingredients a maker called free, or the food has it so', () => {
    fc.assert(
      fc.property(anyFood, fc.array(anyStatement, { minLength: 1, maxLength: 4 }), (food, statements) => {
        const all = asMakersSay(food, statements);
        for (const allergen of ALLERGENS.filter((each) => stateIn(all, each) === 'not_among'))
          for (const statement of statements)
            expect(allergensSaid(statement, 'free').includes(allergen) || stateIn(food, allergen) === 'not_among').toBe(true);
      }),
    );
  });

  test('what one maker says is contained is contained, whoever else says otherwise, in any order', () => {
    fc.assert(
      fc.property(anyFood, fc.array(anyStatement, { minLength: 1, maxLength: 4 }), (food, statements) => {
        const all = asMakersSay(food, statements);
        expect(asMakersSay(food, statements.toReversed())).toEqual(all);
        expect(asMakersSay(food, [...statements, ...statements])).toEqual(all);
        for (const statement of statements)
          for (const allergen of allergensSaid(statement, 'contains')) expect(all.contains).toContain(allergen);
      }),
    );
  });

  test('each of the fourteen stands once, and a maker who says nothing changes nothing', () => {
    fc.assert(
      fc.property(anyFood, anyStatement, (food, statement) => {
        const { contains, mayContain, unknown } = asMakersSay(food, [statement]);
        const named = [...contains, ...mayContain, ...unknown];
        expect(new Set(named).size).toBe(named.length);
        expect(asMakersSay(food, [says()])).toEqual(food);
        const listed = [...MAKER_STATES.flatMap((state) => allergensSaid(statement, state)), ...allergensNotSaid(statement)];
        expect(listed.toSorted()).toEqual(ALLERGENS.toSorted());
      }),
    );
  });
});

const WHOLE: MakerStatement = {
  allergens: [{ allergen: 'milk', state: 'contains' }],
  ingredients: 'Cream, salt',
  statedOn: '2026-11-02',
  source: 'On the pack',
  link: null,
};

describe('a statement', () => {
  test('says allergens, ingredients or both', () => {
    expect(MakerStatement.safeParse(WHOLE).success).toBe(true);
    expect(MakerStatement.safeParse({ ...WHOLE, allergens: [] }).success).toBe(true);
    expect(MakerStatement.safeParse({ ...WHOLE, ingredients: ' ' }).success).toBe(true);
    expect(MakerStatement.safeParse({ ...WHOLE, allergens: [], ingredients: ' ' }).error?.issues).toMatchObject([
      { path: ['allergens'], message: 'required' },
    ]);
  });

  test.each([
    ['allergens', { allergens: [...WHOLE.allergens, { allergen: 'milk', state: 'free' }] }],
    ['ingredients', { ingredients: 'x'.repeat(6001) }],
    ['ingredients', { ingredients: '<script>' }],
    ['statedOn', { statedOn: '2026-02-30' }],
    ['source', { source: ' ' }],
    ['link', { link: 'javascript:alert(1)' }],
    ['link', { link: 'https://me:secret@maker.example' }],
  ])('is refused by its %s: %j', (field, change) => {
    const { error } = MakerStatement.safeParse({ ...WHOLE, ...change });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('a form says what it lacks before it is sent, each by its field', () => {
    expect(statementProblems(WHOLE, '2026-11-28')).toEqual({});
    expect(statementProblems({ ...WHOLE, statedOn: '2026-11-29' }, '2026-11-28')).toEqual({ statedOn: 'in_future' });
    const empty = { allergens: [], ingredients: '', statedOn: '', source: '', link: 'maker' };
    expect(statementProblems(empty, '2026-11-28')).toEqual({
      allergens: 'required',
      statedOn: 'required',
      source: 'required',
      link: 'not_an_address',
    });
  });
});
