import { expect, test } from 'vitest';
import { costOfDish, priceOfBase } from './dish-cost.ts';
import { KINDS } from './kin.ts';
import { type BoughtFood, priceOfFood, pricesOf, typedPrices } from './food-price.ts';

const bought = (variationId: string, kg: number | null, money: number | null, ingredientId = 'onion'): BoughtFood => ({
  ingredientId,
  variationId,
  grams: kg === null ? null : kg * 1000,
  money,
});
const NOTHING = pricesOf([]);
const onion = { ingredientId: 'onion', variationId: 'onion.fresh' };

test('a price is all money over all grams: 10 kg for 100 and 30 kg for 240 are 8.50 a kilogram, and 200 g cost 1.70', () => {
  const kitchen = pricesOf([bought('onion.fresh', 10, 100), bought('onion.fresh', 30, 240)]);
  const price = priceOfFood(onion, { kitchen, organization: null });
  expect(price).toEqual({ perKg: 8.5, kg: 40, from: 'kitchen', isOfFamily: false });
  expect(costOfDish([{ grams: 200, price }], 1).total).toBeCloseTo(1.7, 10);
});

test('what was sent back is taken off; rows without weight or price say nothing, and what is left of nothing has no price', () => {
  const kitchen = pricesOf([
    bought('onion.fresh', 10, 100),
    bought('onion.fresh', -2, -20),
    bought('onion.fresh', null, 500),
    bought('onion.fresh', 50, null),
    bought('beef', 5, 100, 'beef'),
    bought('beef', -5, -100, 'beef'),
  ]);
  expect(priceOfFood(onion, { kitchen, organization: null })).toMatchObject({ perKg: 10, kg: 8 });
  expect(priceOfFood({ ingredientId: 'beef', variationId: 'beef' }, { kitchen, organization: null })).toBeNull();
});

test('the kitchen’s own price goes before the organization’s, the food before another variation of it', () => {
  const organization = pricesOf([bought('onion.fresh', 1, 12), bought('onion.frozen', 1, 40)]);
  const frozen = pricesOf([bought('onion.frozen', 1, 50)]);
  const of = (kitchen: typeof frozen, shared: typeof frozen | null) => priceOfFood(onion, { kitchen, organization: shared });
  expect(of(pricesOf([bought('onion.fresh', 1, 9)]), organization)).toMatchObject({ perKg: 9, from: 'kitchen' });
  expect(of(frozen, organization)).toMatchObject({ perKg: 12, from: 'organization', isOfFamily: false });
  expect(of(frozen, null)).toMatchObject({ perKg: 50, from: 'kitchen', isOfFamily: true });
  expect(of(NOTHING, null)).toBeNull();
});

test('where a food was not bought, one of its kind stands for it and is marked; another animal never does', () => {
  const kitchen = pricesOf([bought('waxy-potato.raw', 100, 900, 'waxy-potato'), bought('beef-mince.raw', 10, 900, 'beef-mince')]);
  const of = (ingredientId: string) =>
    priceOfFood({ ingredientId, variationId: `${ingredientId}.raw` }, { kitchen, organization: null });
  expect(of('potato')).toEqual({ perKg: 9, kg: 100, from: 'kitchen', isOfFamily: true });
  expect(of('sweet-potato')).toBeNull();
  expect(of('lamb-mince')).toBeNull();
});

const food = (id: string) => ({ ingredientId: id.split('.')[0] ?? '', variationId: id });

test.each([
  ['beef-mince.fat-15', 'pork-mince.fat-15', null],
  ['basil.fresh', 'basil.dried', null],
  ['basil.fresh', 'basil.frozen', 9],
  ['chickpeas.canned', 'chickpeas.dried', null],
  ['potato.raw', 'waxy-potato.peeled', 9],
  ['potato.raw', 'waxy-potato.cooked', null],
  ['beef-stock.powder', 'fish-stock.powder', null],
])('what %s costs is said by %s only of one animal and one state', (asked, paid, perKg) => {
  const kitchen = pricesOf([{ ...food(paid), grams: 1000, money: 9 }]);
  expect(priceOfFood(food(asked), { kitchen, organization: null })?.perKg ?? null).toBe(perKg);
});

const animal = (id: string): string | null =>
  /beef(?!-tomato)|veal|pork|mixed|lamb|chicken|turkey|fish|salmon|cod/u.exec(id)?.[0].replace('veal', 'beef') ?? null;

test('no kind has two animals in it', () => {
  for (const kind of KINDS) expect(new Set(kind.map(animal)).size).toBe(1);
});

test('a dish costs what is priced of it and says how much of its weight that is; unknown is never 0', () => {
  const price = { perKg: 8.5, isOfFamily: false };
  const family = { perKg: 17, isOfFamily: true };
  expect(
    costOfDish(
      [
        { grams: 200, price },
        { grams: 100, price: family },
        { grams: 100, price: null },
        { grams: null, price },
      ],
      2,
    ),
  ).toEqual({
    total: expect.closeTo(3.4, 9),
    perPortion: expect.closeTo(1.7, 9),
    pricedShare: 0.75,
    unweighed: 1,
    familyShare: expect.closeTo(0.5, 9),
    lines: [expect.closeTo(1.7, 9), expect.closeTo(1.7, 9), null, null],
  });
  expect(costOfDish([{ grams: 100, price: null }], 1)).toMatchObject({ total: null, perPortion: null, pricedShare: 0 });
});

test('a typed price counts where nobody bought the food, says its day, and goes before another kind’s', () => {
  const typed = typedPrices([{ ingredientId: 'onion', variationId: 'onion.fresh', perKg: 11, typedOn: '2026-05-02' }]);
  const of = (kitchen: ReturnType<typeof pricesOf>, shared: typeof kitchen | null = null) =>
    priceOfFood(onion, { kitchen, organization: shared, typed });
  expect(of(NOTHING)).toEqual({ perKg: 11, kg: null, typedOn: '2026-05-02', from: 'typed', isOfFamily: false });
  expect(of(pricesOf([bought('onion.frozen', 1, 50)]))).toMatchObject({ perKg: 11, from: 'typed' });
  expect(of(NOTHING, pricesOf([bought('onion.fresh', 1, 12)]))).toMatchObject({ perKg: 12, from: 'organization' });
  const frozen = { ingredientId: 'onion', variationId: 'onion.frozen' };
  expect(priceOfFood(frozen, { kitchen: NOTHING, organization: null, typed })).toMatchObject({ from: 'typed', isOfFamily: true });
});

test('a base recipe costs what its foods cost, by weight, and says how much of it is priced', () => {
  const price = { perKg: 10, isOfFamily: false };
  const base = priceOfBase([
    { grams: 600, price },
    { grams: 200, price: null },
    { grams: 200, price: null, isFromTap: true },
  ]);
  // 6.00 for a kilogram of it; of the 800 g that are bought 600 have a price.
  expect(base).toEqual({ perKg: expect.closeTo(6, 9), isOfFamily: false, pricedShare: 0.75 });
  expect(costOfDish([{ grams: 100, price: base }], 1)).toMatchObject({ total: expect.closeTo(0.6, 9), pricedShare: 0.75 });
  expect(priceOfBase([{ grams: 100, price: null }])).toBeNull();
});
