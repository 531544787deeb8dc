import { ALLERGENS } from '@plateprint/shared/ingredients/allergen.ts';
import { expect, test } from 'vitest';
import { readCrosswalk } from '../crosswalk/read-crosswalk.ts';
import { categoryAllergens, ingredientAllergens, unusedRules, variationAllergens } from './food-allergens.ts';
import { join } from 'node:path';

const { ingredients, tables } = readCrosswalk(join(import.meta.dirname, '../../crosswalk'));
const rules = tables['compound-foods'];

function food(id: string, state?: string) {
  const entry = ingredients.find((each) => each.id === id);
  const variation = entry?.variations.find((each) => each.state === state);
  if (!entry) throw new Error(`There is no ${id}`);
  return (variation && variationAllergens(rules, entry, variation)) ?? ingredientAllergens(rules, entry);
}

test.each(['sausage', 'vegetable-stock-cube', 'margarine', 'white-bread', 'ketchup', 'pizza-ham', 'curry-powder', 'oat-drink'])(
  'of %s, which is bought ready made, each allergen is named or unknown',
  (id) => {
    const { contains, mayContain, unknown = [] } = food(id);
    expect([...contains, ...mayContain, ...unknown].toSorted()).toEqual(ALLERGENS.toSorted());
    expect(unknown.length).toBeGreaterThan(0);
  },
);

test.each(['carrot', 'beef-mince', 'milk', 'wheat-flour', 'butter', 'salt', 'salmon', 'white-wine-vinegar'])(
  'of %s, which is one food, nothing is unknown',
  (id) => {
    expect(food(id).unknown).toBeUndefined();
  },
);

test('a state may be bought ready made though the food is not, and bring what its name says', () => {
  expect(food('pork-schnitzel', 'raw').unknown).toBeUndefined();
  const breaded = food('pork-schnitzel', 'breaded');
  expect(breaded).toMatchObject({ contains: ['gluten'], mayContain: ['eggs', 'milk'] });
  expect(breaded.unknown).toContain('celery');
  expect(food('chicken-breast', 'marinated').unknown).toHaveLength(14);
  expect(food('bechamel', 'homemade').unknown).toBeUndefined();
});

test('of wine and ripened cheese only what its maker may have added is unknown', () => {
  expect(food('red-wine')).toEqual({ contains: ['sulphites'], mayContain: [], unknown: ['eggs', 'milk'] });
  expect(food('gouda')).toEqual({ contains: ['milk'], mayContain: [], unknown: ['eggs'] });
});

test('an average of foods contains what all contain, and leaves open what one leaves open', () => {
  const average = categoryAllergens([food('milk'), food('chocolate-milk')]);
  expect(average).toMatchObject({ contains: ['milk'], mayContain: ['soybeans'] });
  expect(average.unknown).toContain('eggs');
});

test('no rule names a food that is not there', () => {
  expect(unusedRules(rules, ingredients)).toEqual([]);
  expect(unusedRules({ ...rules, kitchenMade: [{ id: 'no.such', why: '' }] }, ingredients)).toEqual(['no.such']);
});
