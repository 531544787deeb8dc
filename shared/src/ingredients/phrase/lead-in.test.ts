import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { parseLine } from './parse-line.ts';

test.each<[Language, string, number, string | null, string]>([
  // A word that joins, one that says what comes next, a verb.
  ['en_us', 'and 2 bags tortilla chips, the 11 oz ones', 2, 'bag', 'tortilla chips'],
  ['en_gb', 'then add 200 g butter', 200, 'g', 'butter'],
  ['de', 'und 3 Eier', 3, null, 'Eier'],
  ['de', 'dazu 200 g Reis', 200, 'g', 'Reis'],
  ['de', 'und nen Kopf Salat', 1, 'head', 'Salat'],
  ['sv', 'sen 2 dl mjölk', 2, 'dl', 'mjölk'],
  ['no', 'deretter 2 dl melk', 2, 'dl', 'melk'],
  ['da', 'og 2 dl fløde', 2, 'dl', 'fløde'],
  ['nl', 'en 200 g boter', 200, 'g', 'boter'],
  ['fr', 'puis 200 g de beurre', 200, 'g', 'beurre'],
  // The name of a part, with a colon.
  ['en_gb', 'Sauce: 200 g tomatoes', 200, 'g', 'tomatoes'],
  ['en_gb', 'For the base: 200g biscuits', 200, 'g', 'biscuits'],
  ['de', 'Füllung: 200 g Hackfleisch', 200, 'g', 'Hackfleisch'],
  ['sv', 'Sås: 2 dl grädde', 2, 'dl', 'grädde'],
  ['no', 'Deig: 500 g mel', 500, 'g', 'mel'],
  ['da', 'Fyld: 300 g æbler', 300, 'g', 'æbler'],
  ['nl', 'Vulling: 300 g appels', 300, 'g', 'appels'],
  ['fr', 'Sauce : 200 g de beurre', 200, 'g', 'beurre'],
  // A part with what it is of.
  ['sv', 'Pajdeg: 3 dl vetemjöl', 3, 'dl', 'vetemjöl'],
  ['sv', 'Tårtbotten: 4 ägg', 4, null, 'ägg'],
  ['no', 'Paideig: 3 dl hvetemel', 3, 'dl', 'hvetemel'],
  ['da', 'Tærtedej: 3 dl mel', 3, 'dl', 'mel'],
  ['da', 'Æblefyld: 1 kg æbler', 1, 'kg', 'æbler'],
  ['de', 'Mürbeteig: 250 g Mehl', 250, 'g', 'Mehl'],
  ['de', 'Tortenguss: 2 EL Zucker', 2, 'tbsp', 'Zucker'],
  ['en_gb', 'Pie crust: 300 g flour', 300, 'g', 'flour'],
  ['en_us', 'Crumb topping: 1 cup oats', 1, 'cup', 'oats'],
  ['fr', 'Pâte à tarte : 250 g de farine', 250, 'g', 'farine'],
  ['nl', 'Taartbodem: 200 g bloem', 200, 'g', 'bloem'],
  ['nl', 'Appelvulling: 1 kg appels', 1, 'kg', 'appels'],
  // Bought, and how it comes.
  ['de', 'Blätterteig: 2 Rollen TK', 2, 'piece', 'Blätterteig'],
  ['en_gb', 'Filo pastry: 270 g', 270, 'g', 'Filo pastry'],
  ['de', 'Blätterteig: 1 Packung aus dem Kühlregal', 1, 'packet', 'Blätterteig'],
  ['sv', 'Smördeg: 2 plattor Findus', 2, 'sheet', 'Smördeg'],
  ['sv', 'Surdeg: 200 g från igår', 200, 'g', 'Surdeg'],
  ['nl', 'Bladerdeeg: 6 plakjes uit de vriezer', 6, 'slice', 'Bladerdeeg'],
  ['en_gb', 'Caesar dressing: 200 ml ready made', 200, 'ml', 'Caesar dressing'],
  ['en_gb', 'Dressing: 200 ml ready made', 200, 'ml', 'Dressing'],
  ['fr', 'Pâte feuilletée : 1 rouleau pur beurre', 1, 'piece', 'Pâte feuilletée'],
  ['da', 'Tærtebund: 1 stk færdigkøbt', 1, 'piece', 'Tærtebund'],
  ['de', 'Blätterteig: 2 Rollen Butterblätterteig', 2, 'piece', 'Blätterteig'],
  // What is weighed is what stands in front.
  ['en_gb', 'Onion: 200 g finely chopped', 200, 'g', 'Onion'],
  ['en_gb', 'Pesto: 200 g home-made', 200, 'g', 'Pesto'],
  ['en_gb', 'Sauce 200 g', 200, 'g', 'Sauce'],
  ['en_gb', 'Sauce: 200 g', 200, 'g', 'Sauce'],
])('%s: "%s" is of what its amount stands before', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});

test('what leads to an amount is no note of its kind', () => {
  expect(parseLine('Sauce: 200 g tomatoes', 'en_gb').note).toBe(null);
});

test.each([
  ['en_gb', '2oz/50g softened butter', 50, 'g', 'softened butter'],
  ['en_gb', '¼ pint/150ml double cream', 150, 'ml', 'double cream'],
  ['en_gb', '200 g/7 oz butter', 200, 'g', 'butter'],
  ['de', 'Spätburgunder\t2 Fl. à 0,75', 1.5, 'l', 'Spätburgunder'],
  ['nl', 'Bruin bier 12 fl 33', 396, 'cl', 'Bruin bier'],
  ['fr', 'Vin rouge 2 bouteilles 75', 150, 'cl', 'Vin rouge'],
  ['en_us', 'Red wine 2 btl 750', 1500, 'ml', 'Red wine'],
  ['sv', '2 flaskor vin', 2, 'bottle', 'vin'],
  ['en_gb', '2 x 14oz/400g cans tomatoes', 28, 'oz', 'tomatoes'],
  ['fr', '2 bt de tomates pelées', 2, 'can', 'tomates'],
] as const)('%s: "%s" is so much', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});
