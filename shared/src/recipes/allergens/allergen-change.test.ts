import { expect, test } from 'vitest';
import { ALLERGEN_STATES, type AllergenState } from '../../ingredients/allergen.ts';
import type { FoodAllergens } from '../../ingredients/food-allergens.ts';
import { allergenChange } from './allergen-change.ts';

const milk = (state: AllergenState): FoodAllergens => ({
  contains: state === 'contains' ? ['milk'] : [],
  mayContain: state === 'may_contain' ? ['milk'] : [],
  unknown: state === 'unknown' ? ['milk'] : [],
});

const SAID: Partial<Record<`${AllergenState} → ${AllergenState}`, 'added' | 'removed' | 'opened'>> = {
  'not_among → contains': 'added',
  'not_among → may_contain': 'added',
  'not_among → unknown': 'opened',
  'unknown → contains': 'added',
  'unknown → may_contain': 'added',
  'may_contain → contains': 'added',
  'contains → not_among': 'removed',
  'may_contain → not_among': 'removed',
};

test.each(ALLERGEN_STATES.flatMap((was) => ALLERGEN_STATES.map((is) => [was, is] as const)))(
  'milk that was %s and is %s',
  (was, is) => {
    const change = allergenChange(milk(was), milk(is));
    const said = SAID[`${was} → ${is}`];
    for (const kind of ['added', 'removed', 'opened'] as const) expect(change[kind]).toEqual(kind === said ? ['milk'] : []);
  },
);
