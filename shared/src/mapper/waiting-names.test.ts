import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOf } from './at-stake.ts';
import { isMappingComplete } from './mapped-ingredient.ts';
import { type Remembered, rememberedAs } from './memory/remembered.ts';
import { matchedPurchase, type PurchasedRow, waitingNames } from './waiting-names.ts';

function row(written: string, grams: number | null, money: number | null, rest: Partial<PurchasedRow> = {}): PurchasedRow {
  return { written, externalId: '', grams, money, waiting: true, ...rest };
}

test('rows of one name wait together, whatever their pack; those of another article do not', () => {
  const names = waitingNames([
    row('Mystery 5kg', 5000, 100),
    row('MYSTERY 2x2,5 kg', 5000, null),
    row('Mystery', 1000, 10, { externalId: 'A1' }),
    row('Known', 9000, 10, { waiting: false }),
  ]);
  expect(names.map(({ name, externalId, rows, weight, money }) => [name, externalId, rows, weight, money])).toEqual([
    ['Mystery 5kg', '', 2, 10_000, 100],
    ['Mystery', 'A1', 1, 1000, 10],
  ]);
});

test('a row without a weight is guessed by its money, at what the list’s other rows weigh', () => {
  const [, unknown] = waitingNames([row('a', 2000, 100), row('b', null, 50)]);
  expect(unknown).toMatchObject({ weight: 0, weightGuessed: 1000, money: 50 });
});

test('a guess has an end, whatever was paid', () => {
  const amount = fc.option(fc.oneof(fc.double({ min: 0, max: 1e12, noNaN: true }), fc.constantFrom(5e-324, 1e-320, 1e12)));
  const rows = fc.array(fc.tuple(amount, amount, fc.boolean()), { maxLength: 6 });
  fc.assert(
    fc.property(rows, (given) => {
      const list = given.map(([grams, money, waiting], place) => row(`food ${place}`, grams, money, { waiting, factor: 1 }));
      for (const { weightGuessed } of waitingNames(list)) expect(Number.isFinite(weightGuessed)).toBe(true);
      expect(Object.values(matchedPurchase(list)).every((sum) => Number.isFinite(sum))).toBe(true);
    }),
    { examples: [[[[null, 5e-324, true]]]] },
  );
});

test('without money it is an average row', () => {
  const [, , unknown] = waitingNames([row('a', 2000, null), row('b', 4000, null), row('c', null, null)]);
  expect(unknown?.weightGuessed).toBe(3000);
});

test('in a list without any weight, rows still stand in the order of their money', () => {
  const [dear, cheap, none] = waitingNames([row('a', null, 30), row('b', null, 10), row('c', null, null)]);
  expect([dear?.weightGuessed, cheap?.weightGuessed, none?.weightGuessed]).toEqual([1500, 500, 1000]);
});

test('a credit takes no guessed weight away', () => {
  expect(waitingNames([row('a', 1000, 10), row('b', null, -5)])[1]?.weightGuessed).toBe(0);
});

const figure = (value: number) => ({ value, low: value * 0.8, high: value * 1.3 });
const all = [0.4, 5, 27];

test.each([
  ['from the lightest to the heaviest candidate', [0.6, 0.4], [1, 22], 21],
  ['all that the only one has', [0.6], [10], 10],
  ['without the candidates that are noise', [0.6, 0.05], [10, 30], 10],
  ['any food when nothing was found', [], [], 26.6],
  ['any food when no candidate is plausible', [0.05], [10], 26.6],
])('what a kilogram may be apart is %s', (_, confidences, factors, spread) => {
  const candidates = confidences.map((confidence, at) => ({ confidence, factor: figure(factors[at] ?? 0) }));
  expect(spreadOf(candidates, { all, mayBeNoFood: false })).toBeCloseTo(spread);
});

test('what reads like no food is food once in ten times', () => {
  expect(spreadOf([{ confidence: 0.5, factor: figure(10) }], { all, mayBeNoFood: true })).toBe(1);
});

const decision = { variationId: null, categoryId: null, origin_iso: null, organic: null, notFood: false };
const known = (externalId: string, ingredientId: string): Remembered => ({ ...decision, externalId, ingredientId });

test.each([
  ['its own article', 'A1', [known('A1', 'salmon'), known('', 'butter')], 'salmon'],
  ['the name without an article', 'A2', [known('A1', 'salmon'), known('', 'butter')], 'butter'],
  ['other articles that agree', 'A3', [known('A1', 'salmon'), known('A2', 'salmon')], 'salmon'],
  ['nothing when they do not', 'A3', [known('A1', 'salmon'), known('A2', 'butter')], undefined],
  ['nothing when nobody decided', 'A3', [], undefined],
])('what is remembered of a name is that of %s', (_, externalId, memory, ingredient) => {
  expect(rememberedAs(memory, externalId)?.ingredientId).toBe(ingredient);
});

test.each([
  [{ name: 'a', mapped_name: 'b', organic: true, origin_iso: null }, true],
  [{ name: 'a', mapped_name: 'b', organic: null, origin_iso: 'SE' }, true],
  [{ name: 'a', mapped_name: 'b', organic: null, origin_iso: null }, false],
  [{ name: 'a', mapped_name: ' ', organic: true, origin_iso: 'SE' }, false],
  [{ name: '', mapped_name: 'b', organic: true, origin_iso: 'SE' }, false],
  [{ name: 'a', mapped_name: null, organic: null, origin_iso: null, notFood: true }, true],
])('a mapping of %j is complete: %s', (mapped, complete) => {
  expect(isMappingComplete(mapped)).toBe(complete);
});
