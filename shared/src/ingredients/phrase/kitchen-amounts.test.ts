import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { parseLine } from './parse-line.ts';

test.each<[Language, string, unknown, string | null, string, string | null]>([
  // So many tens, dozens and twenties.
  ['fr', '1 dizaine de tomates cerises', 10, null, 'tomates cerises', null],
  ['fr', "2 dizaines d'olives", 20, null, 'olives', null],
  ['fr', 'une quinzaine de crevettes', 15, null, 'crevettes', null],
  ['fr', 'une bonne vingtaine de feuilles de basilic', 20, 'leaf', 'basilic', null],
  ['fr', '2 douzaines d’œufs', 24, null, 'œufs', null],
  ['fr', '1 dzn œufs', 12, 'piece', 'œufs', null],
  // Parts of a measure.
  ['fr', '3/4 de litre de lait', 0.75, 'l', 'lait', null],
  ['fr', 'trois quarts de litre de lait', 0.75, 'l', 'lait', null],
  ['fr', '1 quart de poivron', 0.25, null, 'poivron', null],
  ['fr', "1/2 de l'oignon", 0.5, null, 'oignon', null],
  ['fr', '200 g de quatre-quarts', 200, 'g', 'quatre-quarts', null],
  ['fr', '2 c. à t. de beurre', 2, 'tsp', 'beurre', null],
  ['de', '2 c Mehl', 2, 'cup', 'Mehl', null],
  // Cans by their number.
  ['en_us', '#10 can tomatoes', 1, 'can', 'tomatoes', '#10'],
  ['en_us', '1 can #10 diced tomatoes', 1, 'can', 'diced tomatoes', '#10'],
  ['en_us', '1 (#10) can tomatoes', 1, 'can', 'tomatoes', '#10'],
  ['en_us', '#2 1/2 can peaches', 1, 'can', 'peaches', '#2.5'],
  ['en_us', '2 No. 303 cans corn', 2, 'can', 'corn', '#303'],
  ['en_us', 'diced tomatoes, #10 can', 1, 'can', 'diced tomatoes', '#10'],
  ['en_us', '2# ground beef', 2, 'lb', 'ground beef', null],
  // What was done to it stands before what is counted.
  ['nl', '2 uitgeperste teentjes knoflook', 2, 'clove', 'knoflook', 'uitgeperste'],
  ['nl', '3 fijngehakte takjes peterselie', 3, 'sprig', 'peterselie', 'fijngehakte'],
  ['de', '2 gepresste Zehen Knoblauch', 2, 'clove', 'Knoblauch', 'gepresste'],
  ['sv', '2 pressade klyftor vitlök', 2, 'clove', 'vitlök', 'pressade'],
  ['da', '2 pressede fed hvidløg', 2, 'clove', 'hvidløg', 'pressede'],
  ['no', '2 pressede fedd hvitløk', 2, 'clove', 'hvitløk', 'pressede'],
  ['en_gb', '4 crushed cloves garlic', 4, 'clove', 'garlic', 'crushed'],
  ['en_gb', '2 smoked fillets mackerel', 2, null, 'smoked fillets mackerel', null],
])('%s: %s', (language, line, quantity, unit, name, note) => {
  const read = parseLine(line, language);
  expect([read.quantity, read.unit, read.name, read.note]).toEqual([quantity, unit, name, note]);
});

test('a weight behind a count keeps the count, since only the food tells whether it is of each', () => {
  const counted = { quantity: 20, unit: null };
  expect(parseLine('lasagne sheets x 20 @ 285g', 'en_gb')).toMatchObject({ quantity: 285, unit: 'g', counted });
  expect(parseLine('mozzarella x 4 125g', 'en_gb')).toMatchObject({
    quantity: 125,
    unit: 'g',
    counted: { quantity: 4, unit: null },
  });
});

test('a measure is no count of its portions, and a small glass is less than a glass', () => {
  expect(parseLine('18 fl oz ranch dressing (1.5 oz ea)', 'en_us')).toMatchObject({ quantity: 18, unit: 'fl_oz' });
  expect(parseLine('2 bottles dressing (16 oz ea)', 'en_us')).toMatchObject({ quantity: 32, unit: 'oz' });
  expect(parseLine('1 petit verre de marc', 'fr')).toMatchObject({ quantity: 5, unit: 'cl', name: 'marc' });
  expect(parseLine('1 verre de vin blanc', 'fr')).toMatchObject({ quantity: 2, unit: 'dl', name: 'vin blanc' });
});

test.each<[Language, string, number | null, string | null, string]>([
  ['en_gb', 'Shallots, fine dice                     4', 4, null, 'Shallots'],
  ['en_gb', 'Lemon wedges                 2 lemons', 2, null, 'lemons'],
  ['en_us', '12" flour tortilla ... 1 ea', 1, 'piece', 'flour tortilla'],
  ['no', 'Loff, skive 1,5 cm             1 skv', 1, 'slice', 'Loff'],
  ['da', '10 sk. rugbrød', 10, 'slice', 'rugbrød'],
  ['nl', 'fles ketjap', 1, 'bottle', 'ketjap'],
  ['nl', 'pot satesaus', 1, 'jar', 'satesaus'],
  ['de', 'Glas Gewürzgurken', 1, 'jar', 'Gewürzgurken'],
  ['fr', 'boîte de thon', 1, 'can', 'thon'],
  ['en_gb', 'tin of tomatoes', 1, 'can', 'tomatoes'],
  ['nl', 'Pak choi', null, null, 'Pak choi'],
  ['en_us', 'pot roast', null, null, 'pot roast'],
  ['nl', 'satésaus kant en klaar, 2 emmertjes (à 650 g)', 1300, 'g', 'satésaus kant en klaar'],
  ['nl', 'schil v 1 sinaasappel', 1, null, 'sinaasappel'],
  ['en_gb', 'juice of the 4 lemons', 4, null, 'lemons'],
  ['en_gb', 'juice of a lime', 1, null, 'lime'],
  ['nl', '40555\tKruidnagel, laurier\tnb', null, null, 'Kruidnagel'],
])('%s: "%s" is counted where a gap, dots, a pack or a fruit says how many', (language, line, quantity, unit, name) => {
  const read = parseLine(line, language);
  expect([read.quantity, read.unit, read.name]).toEqual([quantity, unit, name]);
});

test.each<[Language, line: string, quantity: number, unit: string, name: string]>([
  ['sv', '6 liter vatten ungefär', 6, 'l', 'vatten'],
  ['fr', '1 kg de carottes environ', 1, 'kg', 'carottes'],
  ['en_gb', 'pint of milk', 1, 'pint', 'milk'],
  ['da', '1 tskf. sennep', 1, 'tsp', 'sennep'],
  ['fr', 'safran : 2 doses', 2, 'packet', 'safran'],
])('%s: %s', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});
