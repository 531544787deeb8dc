import { expect, test } from 'vitest';
import { withoutMisreadSigns } from './misread-signs.ts';

test.each([
  ['3OO g torskefilet', '300 g torskefilet'],
  ['l5O g witte basterdsuiker', '150 g witte basterdsuiker'],
  ['l2 medelstora potatisar', '12 medelstora potatisar'],
  ['4 Sch. Rindsrouladen (je ca. 18O g)', '4 Sch. Rindsrouladen (je ca. 180 g)'],
  ['1 kg 2OO de veau', '1 kg 200 de veau'],
  ['l msk ströbröd', '1 msk ströbröd'],
  ['l Bd. Suppengrün', '1 Bd. Suppengrün'],
  ['l oz beef dripping', '1 oz beef dripping'],
  ['l/4 tsp. baking powder', '1/4 tsp. baking powder'],
  ["le jus d'l/2 citron", "le jus d'1/2 citron"],
  ['3 d1 vispgrädde', '3 dl vispgrädde'],
  ['l d1 seterrømme', '1 dl seterrømme'],
  ['1/4 1 Rotwein, trocken', '1/4 l Rotwein, trocken'],
  ['2I Milch', '2l Milch'],
  ['2 gu1røtter', '2 gulrøtter'],
  ['2OO g små fiskebo11er', '200 g små fiskeboller'],
  ['1/2 l F1eischbrühe', '1/2 l Fleischbrühe'],
  ['3 theelepe1s kaneel', '3 theelepels kaneel'],
])('"%s" is %s', (written, meant) => {
  expect(withoutMisreadSigns(written)).toBe(meant);
});

test.each([
  'Mehl1kg',
  'Salt1tsp',
  '10l Milch',
  '1l mjölk',
  '1,5 l vin',
  '2x1kg beurre',
  '6 x1l',
  'farine T55',
  'vitamin B12',
  '1 1/2 cups flour',
  "l'oignon",
  'E150d',
  'H2O',
  '1 kg OO flour',
  'I ovnen 20 min',
  '3½ dl',
  '5-10 g',
])('"%s" stays', (written) => {
  expect(withoutMisreadSigns(written)).toBe(written);
});
