import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likelyFactor, spreadOf } from './at-stake.ts';
import { afterAnswer, mappedShare } from './coverage.ts';
import { isSimilarName, similarNames } from './similar-names.ts';
import { matchedPurchase } from './waiting-names.ts';

test.each([
  [{ mapped: 0, waiting: 0 }, null],
  [{ mapped: 0, waiting: 5 }, 0],
  [{ mapped: 3, waiting: 1 }, 0.75],
  [{ mapped: 3, waiting: 0 }, 1],
  [{ mapped: -2, waiting: 4 }, 0],
])('of %j the mapped share is %s', (parts, share) => {
  expect(mappedShare(parts)).toBe(share);
});

const mass = fc.double({ min: 0, max: 1e9, noNaN: true });

test('the mapped share is between 0 and 1, and no answer makes it smaller', () => {
  fc.assert(
    fc.property(mass, fc.array(fc.record({ thought: mass, is: mass }), { maxLength: 30 }), (mapped, answers) => {
      let parts = { mapped, waiting: answers.reduce((sum, { thought }) => sum + thought, 0) };
      for (const answer of answers) {
        const before = mappedShare(parts);
        parts = afterAnswer(parts, answer);
        const after = mappedShare(parts);
        if (before === null || after === null) continue;
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
        expect(after).toBeLessThanOrEqual(1);
        expect(before).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

const figure = (value: number) => ({ value, low: value, high: value });
const candidate = fc.record({
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  factor: fc.option(fc.double({ min: 0, max: 60, noNaN: true }).map(figure)),
});

test('the likely factor lies among those of the candidates, and never further apart than what is at stake', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 5 }), (candidates) => {
      const all = [0.4, 5, 27];
      const likely = likelyFactor(candidates, { all, mayBeNoFood: false });
      const plausible = candidates.filter(({ confidence, factor }) => factor !== null && confidence >= 0.1);
      const values = plausible.length > 0 ? plausible.map(({ factor }) => factor?.value ?? 0) : all;
      expect(likely).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
      expect(likely).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
      expect(spreadOf(candidates, { all, mayBeNoFood: false })).toBeGreaterThanOrEqual(
        Math.max(...values) - (likely ?? 0) - 1e-9,
      );
    }),
  );
});

test('the heavier of two alike has more at stake', () => {
  fc.assert(
    fc.property(fc.array(candidate, { maxLength: 5 }), mass, mass, (candidates, one, other) => {
      const spread = spreadOf(candidates, { all: [1, 2], mayBeNoFood: true });
      expect(Math.sign(one * spread - other * spread) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('an unknown name has at stake at least what it most likely has, and what reads like napkins a tenth of that', () => {
  const sure = [{ confidence: 0.8, factor: figure(6) }];
  expect(spreadOf(sure, { all: [1, 9], mayBeNoFood: false })).toBeCloseTo(6);
  expect(spreadOf([], { all: [1, 9], mayBeNoFood: false })).toBe(8);
  expect(spreadOf([], { all: [1, 9], mayBeNoFood: true })).toBeCloseTo(0.9);
  expect(likelyFactor([], { all: [1, 9], mayBeNoFood: true })).toBeCloseTo(0.5);
});

test('what a list has not to wait for is weighed, what lacks a weight apart, and its footprint counts both', () => {
  const row = { written: 'Salmon', externalId: '', waiting: false };
  expect(
    matchedPurchase([
      { ...row, grams: 2000, money: 100, factor: 5 },
      { ...row, grams: null, money: 50, factor: 5 },
      { ...row, grams: 9000, money: 10, waiting: true },
      { ...row, grams: 100, money: null },
    ]),
  ).toEqual({ rows: 3, weight: 2100, weightGuessed: 5000, co2: 35_000 });
});

test('what was set aside as no food is counted and never weighed, and no food is guessed by it', () => {
  const row = { written: 'Salmon', externalId: '', waiting: false, money: null, factor: 5 };
  const food = [
    { ...row, grams: 2000 },
    { ...row, grams: null },
  ];
  const napkins = { ...row, written: 'Servetter', factor: null, setAside: true };
  expect(matchedPurchase([...food, { ...napkins, grams: null }, { ...napkins, grams: 90_000 }])).toEqual({
    ...matchedPurchase(food),
    rows: 4,
  });
});

const name = (id: string, written: string, best: string | null, language_iso = 'sv', confidence = 0.6) => ({
  id,
  name: written,
  language_iso,
  candidates: best === null ? [] : [{ ingredientId: best, confidence }],
});

test.each([
  ['the same food under a word in common', name('1', 'SÅSBAS BRUN 3KG', 'gravy'), name('2', 'Såsbas ljus 5 kg', 'gravy'), true],
  ['the same word with another best guess', name('1', 'Tomat krossad', 'tomato'), name('2', 'Tomatketchup', 'ketchup'), false],
  ['the same telling guess without a word in common', name('1', 'SÅSBAS', 'gravy'), name('2', 'Fond kalv', 'gravy'), true],
  [
    'the same weak guess without a word in common',
    name('1', 'SÅSBAS', 'gravy', 'sv', 0.4),
    name('2', 'Fond kalv', 'gravy'),
    false,
  ],
  ['one word in two forms and other packs', name('1', 'TOMATR KL1 10KG', null), name('2', 'Tomatrar EXTRA 6X1L', null), true],
  ['one word behind a house line and a maker', name('1', 'GASTRO zqxv 5KG', null), name('2', 'ARLA zqxv', null), true],
  ['nothing but a grade', name('1', 'XL', null), name('2', 'XL 5KG', null), false],
  ['another language', name('1', 'Bacon', 'bacon'), name('2', 'Bacon', 'bacon', 'da'), false],
  ['no guess and the same first word', name('1', 'SMAKIS ask', null), name('2', 'Smakis flaska', null), true],
  ['no guess and another first word', name('1', 'Smakis ask', null), name('2', 'Festival ask', null), false],
  [
    'guesses that tell little and the same first word',
    name('1', 'KYCKL BRF', 'cress', 'sv', 0.1),
    name('2', 'KYCKL LÅR', 'corn', 'sv', 0.2),
    true,
  ],
  ['itself', name('1', 'Smakis', null), name('1', 'Smakis', null), false],
])('of %s it is said: alike %s', (_, one, other, isAlike) => {
  expect(isSimilarName(one, other)).toBe(isAlike);
  expect(isSimilarName(other, one)).toBe(isAlike);
  expect(similarNames(one, [other])).toHaveLength(isAlike ? 1 : 0);
});
