import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { findAlternatives } from '@plateprint/shared/recipes/alternatives/find-alternatives.ts';
import { ROLES } from '@plateprint/shared/recipes/alternatives/roles.ts';
import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { IngredientLine } from '@plateprint/shared/recipes/model/recipe.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFoodData } from '../../ingredients/actions/load-food-data.ts';

let foodData: FoodData;
beforeAll(async () => {
  foodData = await loadFoodData();
});

const line = (_id: string, variation: string, amount: number): IngredientLine =>
  IngredientLine.parse({ _id, inputIngredient: _id, ingredient: variation.split('.')[0], variation, amount, unit: 'g' });
const draft = (...ingredients: IngredientLine[]) => ({ ingredients, customIngredients: [], portions: 4, allergens: [] });

function alternatives(ingredients: IngredientLine[], bags: readonly BagDraft[] = []) {
  const place = { location: 'SE', emissionDatabase: 'organization' } as const;
  return findAlternatives({ foodData, bags: new Map(bags.map((bag) => [bag.id, bag])), place }, draft(...ingredients), 'en_gb');
}

test('what plays a part and what can stand in for it is in the food data', () => {
  const unknown = ROLES.flatMap(({ plays, categories, stands, shifts }) => [
    ...plays.filter((id) => !foodData.ingredient(id)),
    ...categories.filter((id) => !foodData.category(id)),
    ...[...stands, ...shifts].map(({ variation }) => variation).filter((id) => !foodData.variation(id)),
  ]);
  expect(unknown).toEqual([]);
});

describe('lighter alternatives', () => {
  test('are at most five, the lightest dish first, swaps and a shift, and each saves', () => {
    const found = alternatives([
      line('mince', 'beef-mince.fat-15', 500),
      line('cream', 'cream.fat-36', 200),
      line('rice', 'rice.dry', 300),
    ]);
    expect(found.length).toBeGreaterThan(2);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['swap', 'shift']));
    const after = found.map(({ after: is }) => is.value);
    expect(after).toEqual(after.toSorted((a, b) => a - b));
    expect(found.filter(({ before, after: is }) => is.value >= before.value * 0.97)).toEqual([]);
  });

  test('half of the beef is surely less, whatever beef is off by', () => {
    const shift = alternatives([line('mince', 'beef-mince.fat-15', 500), line('rice', 'rice.dry', 300)]).find(
      ({ kind }) => kind === 'shift',
    );
    expect(shift?.difference?.sure).toBe('surely_less');
    expect(shift?.difference?.co2?.value).toBeCloseTo((shift?.after.value ?? 0) - (shift?.before.value ?? 0), 6);
  });

  test('a shift leaves half and puts the other beside it, for as much to eat', () => {
    const shift = alternatives([line('mince', 'beef-mince.fat-15', 500)]).find(({ kind }) => kind === 'shift');
    const amounts = shift?.ingredients.map(({ _id, amount, unit }) => [_id, amount, unit]);
    expect(amounts).toEqual([
      ['mince', 250, 'g'],
      ['mince-2', expect.any(Number), 'g'],
    ]);
    expect(shift?.share).toBe(0.5);
  });

  test('say what they add and take of allergens and protein', () => {
    const [best] = alternatives([line('butter', 'butter.salted', 200), line('flour', 'wheat-flour.dry', 300)]);
    expect(best?.allergens).toEqual({ added: [], removed: ['milk'], opened: [] });
    expect(typeof best?.proteinChange).toBe('number');
  });

  test('a cooked thing is replaced by a cooked one', () => {
    const found = alternatives([line('rice', 'rice.cooked', 400)]);
    expect(found.filter(({ to }) => !to.variation?.endsWith('.cooked'))).toEqual([]);
  });

  test('a category has them too, and says nothing of protein that it does not know', () => {
    const category = IngredientLine.parse({
      _id: 'beef',
      inputIngredient: 'beef',
      categoryId: 'beef',
      originId: 'SE',
      amount: 500,
      unit: 'g',
    });
    const [best] = alternatives([category]);
    expect(best).toMatchObject({ lineId: 'beef', proteinChange: null, from: { ingredient: null, variation: null } });
  });

  test('the lines of a bag are shown inside the bag, and are changed there', () => {
    const sauce: BagDraft = {
      ...draft(line('mince', 'beef-mince.fat-15', 600), line('onion', 'yellow-onion.raw', 400)),
      id: 'ragu',
      names: [{ language: 'en_gb', name: 'Ragu' }],
    };
    const used = IngredientLine.parse({ _id: 'bag', inputIngredient: 'Ragu', bagId: 'ragu', amount: 500, unit: 'g' });
    const [best] = alternatives([used], [sauce]);
    expect(best?.insideBag).toEqual({ id: 'ragu', name: 'Ragu' });
    expect(best?.ingredients.map(({ _id }) => _id)).toEqual(['mince', 'onion']);
    expect(best?.after.value).toBeLessThan(best?.before.value ?? 0);
  });

  test('there are none for what is light already, unknown or empty', () => {
    expect(alternatives([line('carrot', 'carrot.raw', 500)])).toEqual([]);
    expect(alternatives([IngredientLine.parse({ inputIngredient: 'mystery', amount: 5, unit: 'g' })])).toEqual([]);
    expect(alternatives([])).toEqual([]);
  });
});
