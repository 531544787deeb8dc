import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { parseLine } from '../phrase/parse-line.ts';
import { CUT_WEIGHTS, CUTS } from './cut-weights.ts';
import { partInName } from './cut-of-phrase.ts';
import { gramsOfCut } from './cut-grams.ts';
import { kindOfFood } from './kind-of-food.ts';

const TURKEY = { ingredientId: 'turkey', categoryId: 'poultry', density: null, pieces: { piece: 6000 } };
const SALMON = { ingredientId: 'salmon', categoryId: 'fish', density: null, pieces: { piece: 140, slice: 130 } };

test.each([
  ['4 slices of turkey', 'en_gb', 40],
  ['4 turkey wings', 'en_gb', 346],
  ['2 pilons de dinde', 'fr', 356],
  ['4 portioner kalkon', 'sv', 200],
  ['4 Stücke Pute', 'de', 200],
  ['1 turkey', 'en_gb', null],
  ['2 st kalkon', 'sv', null],
  ['dinde, 2 pièces', 'fr', null],
  ['1 kg turkey', 'en_gb', null],
] as const)('a turkey’s "%s" weigh %s g each', (line, language, grams) => {
  expect(gramsOfCut(parseLine(line, language), TURKEY)?.grams ?? null).toBe(grams);
});

test('the food’s own weight of a cut goes before that of its kind', () => {
  expect(gramsOfCut(parseLine('4 slices of salmon', 'en_gb'), SALMON)?.grams).toBe(130);
  expect(gramsOfCut(parseLine('4 portions of salmon', 'en_gb'), SALMON)?.grams).toBe(160);
  expect(gramsOfCut(parseLine('1 laxsida', 'sv'), SALMON)?.grams).toBe(1200);
});

test('what is no animal has no cuts', () => {
  const tofu = { ingredientId: 'tofu', categoryId: 'meat-alternatives', density: null, pieces: { piece: 250 } };
  expect(gramsOfCut(parseLine('4 pieces of tofu', 'en_gb'), tofu)).toBeNull();
  expect(kindOfFood('constructor', '__proto__')).toBeNull();
});

test.each([
  ['cuisses de lapin', 'leg'],
  ['Gänsekeulen', 'leg'],
  ['kaninlår', 'leg'],
  ['konijnenbouten', 'leg'],
  ['râble de lièvre', 'back'],
  ['hummerhaler', 'tail'],
  ['poulet', null],
  ['Truthahn', null],
] as const)('the part that "%s" names is %s', (name, part) => {
  expect(partInName(name)).toBe(part);
});

test('every kind has its weights once, heavier than a slice of sausage and lighter than a bird', () => {
  for (const rows of Object.values(CUT_WEIGHTS)) {
    expect(new Set(rows.map(([cut]) => cut)).size).toBe(rows.length);
    for (const [cut, grams, source] of rows) {
      expect(CUTS).toContain(cut);
      expect(grams).toBeGreaterThan(7);
      expect(grams).toBeLessThanOrEqual(1200);
      expect(source).not.toBe('');
    }
  }
});

test('no word makes a cut heavier than the bird', () => {
  assert(
    property(
      constantFrom('fillets', 'slices', 'pieces', 'portions', 'legs', 'wings', 'bitar', 'filets', 'Keulen', 'constructor'),
      constantFrom('turkey', 'of turkey', 'kalkon', 'toString'),
      constantFrom(...LANGUAGES),
      (word, name, language) => {
        expect(gramsOfCut(parseLine(`4 ${word} ${name}`, language), TURKEY)?.grams ?? 0).toBeLessThan(6000);
      },
    ),
  );
});
