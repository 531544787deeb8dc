import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { partsOfLine } from '../amount/parts-of-line.ts';
import { parseLine } from './parse-line.ts';

test.each<[Language, string, unknown, string | null, string]>([
  ['en_gb', 'Onions, 3 large', 3, null, 'Onions'],
  ['de', 'Zwiebeln 4 große', 4, null, 'Zwiebeln'],
  ['nl', 'rookworst 1 grote', 1, null, 'rookworst'],
  ['fr', 'oignons 2 gros', 2, null, 'oignons'],
  ['de', 'Cola 33 1 l', 1, 'l', 'Cola 33'],
  ['en_gb', '1 level teasp. mixed spice', 1, 'tsp', 'mixed spice'],
  ['en_gb', '2 tablesp. brandy', 2, 'tbsp', 'brandy'],
  ['en_us', 'tabasco 1 Tb', 1, 'tbsp', 'tabasco'],
  ['en_us', '6 toes garlic', 6, 'clove', 'garlic'],
  ['de', 'Kalbsfond braun 1.5 lt', 1.5, 'l', 'Kalbsfond braun'],
  ['nl', '1 bs dille', 1, 'bunch', 'dille'],
  ['fr', 'une pointe de muscade', 1, 'pinch', 'muscade'],
  ['fr', 'un bouchon de rhum', 1, 'tsp', 'rhum'],
  ['fr', "12 pointes d'asperges", 12, null, "pointes d'asperges"],
  ['sv', 'Äpplen, röda, 6 stora', 6, null, 'Äpplen'],
  ['da', 'Rødløg: 8 mellemstore', 8, null, 'Rødløg'],
  ['nl', 'stokbrood 2x', 2, null, 'stokbrood'],
  ['nl', 'prei, 1tje', 1, null, 'prei'],
  ['nl', 'takje of 3 tijm', 3, 'sprig', 'tijm'],
  ['en_us', 'dill - fresh, handful', 1, 'handful', 'dill'],
  ['en_us', 'Water: 2 qt 2 cups', 2.5, 'quart', 'Water'],
  ['en_us', 'couple bay leaves', 2, null, 'bay leaves'],
  ['en_us', 'Ground beef, 80/20, 5 lb', 5, 'lb', 'Ground beef'],
  ['en_gb', '1 dessertsp mixed spice', 2, 'tsp', 'mixed spice'],
  ['en_gb', 'juice 1½ lemons', 1.5, null, 'lemons'],
  ['nl', 'geraspte schil v.e. halve citroen', 0.5, null, 'citroen'],
  ['en_gb', 'To serve: 200 g mash', 200, 'g', 'mash'],
  ['no', 'Tilbehør: rømme 3 l', 3, 'l', 'rømme'],
  ['nl', 'Serveren: slagroom', null, null, 'slagroom'],
  ['da', 'ca 1 pund rabarber', 500, 'g', 'rabarber'],
  ['da', '1 fennikel hvis du har', 1, null, 'fennikel'],
  ['da', 'Majs: 5 dåser à 340 g (drænet 285 g)', 1425, 'g', 'Majs'],
  ['no', '2 søtpoteter (til sammen 700 g)', 700, 'g', 'søtpoteter'],
  ['de', '1 P. Vanillezucker', 1, 'packet', 'Vanillezucker'],
  ['fr', 'un bon morceau de beurre', 1, 'knob', 'beurre'],
  ['fr', '1 gde boite de maïs', 1, 'can', 'maïs'],
  ['fr', "50cl d'eau env.", 50, 'cl', 'eau'],
])('%s: %s', (language, line, quantity, unit, name) => {
  const read = parseLine(line, language);
  expect([read.quantity, read.unit, read.name]).toEqual([quantity, unit, name]);
});

test.each<[Language, string, number]>([
  ['fr', '1 càc de curcuma, 1 càc de cumin', 2],
  ['en_gb', '2 tsp cumin, 1 tsp paprika', 2],
  ['en_gb', '2 tbsp oil, 1 tbsp for frying', 1],
  ['en_gb', '400 g beans, 240 g drained', 1],
])('%s: %s counts %i', (language, line, count) => {
  expect(partsOfLine(line, language)).toHaveLength(count);
});

test.each<[Language, string, number, string | null, string]>([
  ['de', '4 Ei(er), Größe M', 4, null, 'Ei'],
  ['de', '1 Prise(n) Muskat', 1, 'pinch', 'Muskat'],
  ['de', '2 Zehe/n Knoblauch', 2, 'clove', 'Knoblauch'],
  ['de', '1 Bund/e Petersilie', 1, 'bunch', 'Petersilie'],
  ['de', '3 große Zwiebel(n)', 3, null, 'große Zwiebel'],
  ['de', '1 EL, gestr. Mehl', 1, 'tbsp', 'Mehl'],
  ['fr', '2 gousse(s) d’ail', 2, 'clove', 'ail'],
  ['fr', '3 poireau(x)', 3, null, 'poireau'],
  ['nl', '2 teentje(s) knoflook', 2, 'clove', 'knoflook'],
  ['nl', '2 ui(en)', 2, null, 'ui'],
  ['sv', '2 lök(ar)', 2, null, 'lök'],
  ['no', '3 egg(er)', 3, null, 'egg'],
  ['en_gb', '2 clove(s) garlic', 2, 'clove', 'garlic'],
])('%s: "%s" has a plural that a site left open', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});
