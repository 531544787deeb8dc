import { assert, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, nameLanguageOf } from '../../kernel/language.ts';
import { parseLine } from './parse-line.ts';

test.each([
  ['sv', 'Lök 2,25', { quantity: 2.25, unit: null, name: 'Lök' }],
  ['de', 'Kartoffeln 12,5', { quantity: 12.5, unit: null, name: 'Kartoffeln' }],
  ['da', 'Smør saltet 1,562', { quantity: 1.562, unit: null, name: 'Smør saltet', lacksUnit: true }],
  ['da', 'Smør 1,500', { quantity: 1.5, unit: null, lacksUnit: true }],
  ['sv', '0,333 gurka', { quantity: 0.333, lacksUnit: false }],
  ['en_gb', 'Onion 2.25', { quantity: 2.25, unit: null, name: 'Onion' }],
  ['nl', 'Uien 0,25', { quantity: 0.25, unit: null, name: 'Uien' }],
  ['fr', 'Oignons 2,5, émincés', { quantity: 2.5, name: 'Oignons', note: 'émincés' }],
  ['no', 'Løk 2,5 (finhakket)', { quantity: 2.5, name: 'Løk', note: 'finhakket' }],
  ['sv', 'lök ,5', { quantity: 0.5, name: 'lök' }],
  [
    'fr',
    '8x pomme de terre (1,76kg)',
    { quantity: 1.76, unit: 'kg', name: 'pomme de terre', counted: { quantity: 8, unit: null } },
  ],
  ['de', '2x Zwiebeln', { quantity: 2, unit: null, name: 'Zwiebeln' }],
  ['de', '2 x Dosen Tomaten', { quantity: 2, unit: 'can', name: 'Tomaten' }],
  ['de', '1.500 kg Mehl', { quantity: 1.5, unit: 'kg' }],
  ['de', '1.500 g Mehl', { quantity: 1500, unit: 'g' }],
  ['de', 'Mehl 1 500 g', { quantity: 1500, unit: 'g', name: 'Mehl' }],
  ['en_gb', '1,500 g flour', { quantity: 1500, unit: 'g' }],
  ['fr', '1 kg 500 de carottes', { quantity: 1.5, unit: 'kg', name: 'carottes' }],
  ['fr', '1kg500 farine', { quantity: 1.5, unit: 'kg', name: 'farine' }],
  ['fr', '2 l 250 de lait', { quantity: 2.25, unit: 'l', name: 'lait' }],
  ['fr', '1 kg 500 g de carottes', { quantity: 1.5, unit: 'kg', name: 'carottes' }],
  ['de', '1 kg 500 g Möhren', { quantity: 1.5, unit: 'kg', name: 'Möhren' }],
  ['de', '1 kg 550 Mehl', { quantity: 1, unit: 'kg' }],
  ['en_gb', '1 chicken in 8 pieces', { quantity: 1, unit: null, name: 'chicken', note: 'in 8 pieces' }],
  ['sv', '1 kyckling i 8 bitar', { quantity: 1, name: 'kyckling', note: 'i 8 bitar' }],
  ['no', '1 kylling i 8 biter', { quantity: 1, name: 'kylling', note: 'i 8 biter' }],
  ['da', '1 kylling i 8 stykker', { quantity: 1, name: 'kylling', note: 'i 8 stykker' }],
  ['de', '1 Hähnchen in 8 Teilen', { quantity: 1, name: 'Hähnchen', note: 'in 8 Teilen' }],
  ['fr', '1 poulet en 8 morceaux', { quantity: 1, name: 'poulet', note: 'en 8 morceaux' }],
  ['nl', '1 kip in 8 stukken', { quantity: 1, name: 'kip', note: 'in 8 stukken' }],
] as const)('%s: the number of "%s" stays whole', (language, line, expected) => {
  expect(parseLine(line, language)).toMatchObject(expected);
});

test.each([
  ['de', 'Weizenmehl Type 550 1,500 kg', 1.5, 'kg', 'Weizenmehl Type 550'],
  ['de', 'Weizenmehl 550 800 g', 800, 'g', 'Weizenmehl 550'],
  ['de', 'Weizenmehl 550, 800 g', 800, 'g', 'Weizenmehl 550'],
  ['de', 'Mehl Type 405 0,5 kg', 0.5, 'kg', 'Mehl Type 405'],
  ['de', 'Roggenmehl 1150 500 g', 500, 'g', 'Roggenmehl 1150'],
  ['de', '800 g Weizenmehl 550', 800, 'g', 'Weizenmehl 550'],
  ['de', 'Milch 3,5', null, null, 'Milch 3,5'],
  ['de', 'Milch 3,5 1 l', 1, 'l', 'Milch 3,5'],
  ['fr', 'Farine 55 500 g', 500, 'g', 'Farine 55'],
  ['fr', 'farine type 45 250 g', 250, 'g', 'farine type 45'],
  ['sv', 'Grädde 36 2,5 dl', 2.5, 'dl', 'Grädde 36'],
  ['sv', 'Mellanmjölk 1,5', null, null, 'Mellanmjölk 1,5'],
  ['sv', 'Cola 33 1 l', 1, 'l', 'Cola 33'],
  ['nl', 'bloem 00 500 gram', 500, 'g', 'bloem 00'],
  ['en_us', 'Potatoes Yukon Gold B-size 20 lb', 20, 'lb', 'Potatoes Yukon Gold B-size'],
  ['en_gb', 'tomatoes 2 400g', 800, 'g', 'tomatoes'],
] as const)('%s: a number of the name stays out of the amount of "%s"', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});

test.each([
  ['de', '75 Fleischbällchen (30 g)', { quantity: 30, unit: 'g', counted: { quantity: 75, unit: null } }],
  ['de', '75 Fleischbällchen 30 g', { quantity: 30, unit: 'g', counted: { quantity: 75, unit: null } }],
  ['sv', 'Köttbullar 75 st (30 g)', { quantity: 30, unit: 'g', counted: { quantity: 75, unit: 'piece' } }],
  ['en_gb', '4 salmon fillets (150 g)', { quantity: 150, unit: 'g', counted: { quantity: 4, unit: 'fillet' } }],
  ['en_gb', '12 meatballs, 40g each', { quantity: 480, unit: 'g', counted: null }],
  ['de', '75 Fleischbällchen à 30 g', { quantity: 2250, unit: 'g', counted: null }],
  ['en_gb', '2 onions (300 g in total)', { quantity: 300, unit: 'g', counted: null }],
  ['en_gb', '2 cans tomatoes (400 g)', { quantity: 800, unit: 'g', counted: null }],
  ['en_gb', '1 onion (150 g)', { quantity: 150, unit: 'g', counted: null }],
] as const)('%s: of "%s" it is kept what the weight stands behind', (language, line, expected) => {
  expect(parseLine(line, language)).toMatchObject(expected);
});

const language = constantFrom(...LANGUAGES);
const amount = record({ whole: integer({ min: 1, max: 999 }), decimals: constantFrom('', '5', '25', '75', '125', '562') });
const UNITS = [
  ['', null],
  [' g', 'g'],
  ['g', 'g'],
  [' kg', 'kg'],
  ['kg', 'kg'],
  [' ml', 'ml'],
  [' dl', 'dl'],
  [' l', 'l'],
] as const;
const unit = constantFrom(...UNITS);

function written({ whole, decimals }: { whole: number; decimals: string }, spoken: (typeof LANGUAGES)[number]): string {
  const point = nameLanguageOf(spoken) === 'en' ? '.' : ',';
  return decimals === '' ? String(whole) : `${whole}${point}${decimals}`;
}

const PLACES: readonly ((name: string, amount: string) => string)[] = [
  (name, number) => `${number} ${name}`,
  (name, number) => `${name} ${number}`,
  (name, number) => `${name}, ${number}`,
  (name, number) => `${name}: ${number}`,
  (name, number) => `${name} - ${number}`,
  (name, number) => `${name}\t${number}`,
  (name, number) => `${name}  ${number}`,
  (name, number) => `- ${name} ${number}`,
  (name, number) => `${name} ${number}, abc`,
  (name, number) => `${name} ${number} (abc)`,
];

test('a number with its unit is given back from every place of a line', () => {
  assert(
    property(amount, unit, constantFrom(...PLACES), language, (given, [text, wanted], place, spoken) => {
      const line = place('qwertz', `${written(given, spoken)}${text}`);
      const { quantity, unit: read, name } = parseLine(line, spoken);
      // A whole number without a unit, with nothing between it and the name, may belong to the name.
      const isSaid = wanted !== null || given.decimals !== '' || /^\d|[,:\t-] ?\d+$/u.test(line);
      if (!isSaid) return;
      expect([line, quantity, read, name]).toEqual([line, Number(`${given.whole}.${given.decimals}0`), wanted, 'qwertz']);
    }),
    { numRuns: 4000 },
  );
});

const NAMED = constantFrom(
  'Mehl Type 550',
  'Weizenmehl 405',
  'Roggenmehl 1150',
  'farine T55',
  'farine 65',
  'mjöl typ 00',
  'bloem 00',
  'Milch 3,5',
  'lait 1,5',
  'Reis Nr. 2',
  'eggs size 5',
  'grädde 36',
  'fløde 38',
  'melk 1,5',
);

test('a number of the name never enters the amount', () => {
  assert(
    property(amount, constantFrom(...UNITS.slice(1)), NAMED, language, (given, [text, wanted], name, spoken) => {
      for (const line of [
        `${name} ${written(given, spoken)}${text}`,
        `${written(given, spoken)}${text} ${name}`,
        `${name}, ${written(given, spoken)}${text}`,
      ]) {
        const read = parseLine(line, spoken);
        expect([line, read.quantity, read.unit]).toEqual([line, Number(`${given.whole}.${given.decimals}0`), wanted]);
      }
    }),
    { numRuns: 3000 },
  );
});

test.each(['a 1', '1 ', '1x', '2 can x ', ', 1', ',', '-', '1,'])('a line of nothing but "%s" is read to its end', (text) => {
  for (const spoken of LANGUAGES) expect(parseLine(`a${text.repeat(20_000)}`, spoken).heading).toBe(false);
});
