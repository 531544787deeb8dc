import { expect, test } from 'vitest';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';

// Words and turns of kitchens, canteens and suppliers, each as it is written in its country.
test.each<[Language, string, number | null, string | null, string]>([
  ['sv', '4 port ris', 4, 'portion', 'ris'],
  ['sv', '2 rejäla nävar grönkål', 2, 'handful', 'grönkål'],
  ['sv', '1 glas vitt vin', 1, 'jar', 'vitt vin'],
  ['sv', '500 g laxfilé utan skinn och ben', 500, 'g', 'laxfilé'],
  ['no', '800 g torskefilet uten skinn og bein', 800, 'g', 'torskefilet'],
  ['da', '4 port. ris', 4, 'portion', 'ris'],
  ['da', '600 g laksefilet uden skind', 600, 'g', 'laksefilet'],
  ['da', '1 agurk skåret i tern', 1, null, 'agurk'],
  ['de', '2 Eßl. Olivenöl', 2, 'tbsp', 'Olivenöl'],
  ['de', '4 Lachsfilets ohne Haut', 4, null, 'Lachsfilets'],
  ['nl', '1 snuifje zout', 1, 'pinch', 'zout'],
  ['nl', '1 stuk verse gember van 3 cm', 1, 'piece', 'verse gember'],
  ['fr', "2 cuill. à soupe d'huile d'olive", 2, 'tbsp', "huile d'olive"],
  ['fr', '1 cuill. à café de cumin moulu', 1, 'tsp', 'cumin moulu'],
  ['fr', '3 c. à table de farine', 3, 'tbsp', 'farine'],
  ['fr', '1/4 de botte de persil plat', 0.25, 'bunch', 'persil plat'],
  ['fr', '3 bottes 1/2 de persil', 3.5, 'bunch', 'persil'],
  ['fr', "une dizaine d'olives noires", 10, null, 'olives noires'],
  ['fr', 'une vingtaine de tomates cerises', 20, null, 'tomates cerises'],
  ['fr', "2 gousses d'ail pressées", 2, 'clove', 'ail'],
  ['en_us', '2 - 32 oz cartons liquid whole eggs', 64, 'oz', 'liquid whole eggs'],
  ['en_us', '2 - #10 cans crushed tomatoes', 2, 'can', 'crushed tomatoes'],
  ['en_us', '1 #10 can diced tomatoes', 1, 'can', 'diced tomatoes'],
  ['en_us', '3 dz eggs', 36, null, 'eggs'],
  ['en_us', '4 bn cilantro', 4, 'bunch', 'cilantro'],
  ['en_us', '12 ea. bananas', 12, 'piece', 'bananas'],
  ['en_us', '10# yellow onions, diced', 10, 'lb', 'yellow onions'],
  ['en_gb', 'Lasagne sheets 20 sheets @ 285g', 285, 'g', 'Lasagne sheets'],
])('%s: "%s" is %s %s of %s', (language, line, quantity, unit, name) => {
  const phrase = parseLine(line, language);
  expect([phrase.quantity, phrase.unit, phrase.name]).toEqual([quantity, unit, name]);
});

test('a range is no pack, and a part of something keeps its number', () => {
  expect(parseLine('2 - 3 oz parmesan', 'en_us').quantity).toEqual([2, 3]);
  expect(parseLine('1/2 de poivron', 'fr')).toMatchObject({ quantity: 0.5, unit: null, name: 'poivron' });
});
