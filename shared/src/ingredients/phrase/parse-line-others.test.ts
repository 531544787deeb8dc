import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { Quantity } from './read-quantity.ts';
import { parseLine } from './parse-line.ts';

type Row = [line: string, quantity: Quantity | null, unit: WrittenUnit | null, name: string, note: string | null];

function read(line: string, language: Language) {
  const { quantity, unit, name, note } = parseLine(line, language);
  return [quantity, unit, name, note];
}

test.each<Row>([
  ['2 dl melk', 2, 'dl', 'melk', null],
  ['1 ss olje', 1, 'tbsp', 'olje', null],
  ['2 ts salt', 2, 'tsp', 'salt', null],
  ['1 1/2 dl fløte', 1.5, 'dl', 'fløte', null],
  ['3 fedd hvitløk', 3, 'clove', 'hvitløk', null],
  ['1 boks hakkede tomater (400 g)', 400, 'g', 'hakkede tomater', '1 boks'],
  ['en klype salt', 1, 'pinch', 'salt', null],
  ['2–3 gulrøtter', [2, 3], null, 'gulrøtter', null],
  ['smør eller margarin', null, null, 'smør', 'eller margarin'],
  ['salt etter smak', null, null, 'salt', 'etter smak'],
  ['1 bunt persille, hakket', 1, 'bunch', 'persille', 'hakket'],
  ['ca. 500 g kjøttdeig', 500, 'g', 'kjøttdeig', null],
  ['litt olje til steking', null, null, 'olje', 'litt, til steking'],
  ['1 stk løk', 1, 'piece', 'løk', null],
  ['et halvt eple', 0.5, null, 'eple', null],
])('%s in Norwegian', (line, ...expected) => {
  expect(read(line, 'no')).toEqual(expected);
});

test.each<Row>([
  ['2 dl mælk', 2, 'dl', 'mælk', null],
  ['1 spsk olie', 1, 'tbsp', 'olie', null],
  ['2 tsk salt', 2, 'tsp', 'salt', null],
  ['1½ dl fløde', 1.5, 'dl', 'fløde', null],
  ['3 fed hvidløg', 3, 'clove', 'hvidløg', null],
  ['1 dåse hakkede tomater', 1, 'can', 'hakkede tomater', null],
  ['1 knsp salt', 1, 'pinch', 'salt', null],
  ['2-3 gulerødder', [2, 3], null, 'gulerødder', null],
  ['smør eller margarine', null, null, 'smør', 'eller margarine'],
  ['salt efter smag', null, null, 'salt', 'efter smag'],
  ['1 bundt persille, hakket', 1, 'bunch', 'persille', 'hakket'],
  ['ca. 500 g oksekød', 500, 'g', 'oksekød', null],
  ['lidt olie til stegning', null, null, 'olie', 'lidt, til stegning'],
  ['2 stk. løg', 2, 'piece', 'løg', null],
  ['en halv citron', 0.5, null, 'citron', null],
])('%s in Danish', (line, ...expected) => {
  expect(read(line, 'da')).toEqual(expected);
});

test.each<Row>([
  ['250 ml Milch', 250, 'ml', 'Milch', null],
  ['1 EL Öl', 1, 'tbsp', 'Öl', null],
  ['2 TL Salz', 2, 'tsp', 'Salz', null],
  ['1 1/2 Tassen Mehl', 1.5, 'cup', 'Mehl', null],
  ['3 Knoblauchzehen', 3, 'clove', 'Knoblauchzehen', null],
  ['3 Zehen Knoblauch', 3, 'clove', 'Knoblauch', null],
  ['1 Dose Tomaten (400 g)', 400, 'g', 'Tomaten', '1 Dose'],
  ['1 Prise Salz', 1, 'pinch', 'Salz', null],
  ['2-3 Möhren', [2, 3], null, 'Möhren', null],
  ['2 bis 3 Möhren', [2, 3], null, 'Möhren', null],
  ['Butter oder Margarine', null, null, 'Butter', 'oder Margarine'],
  ['Salz nach Geschmack', null, null, 'Salz', 'nach Geschmack'],
  ['1 Bund Petersilie, gehackt', 1, 'bunch', 'Petersilie', 'gehackt'],
  ['ca. 500 g Hackfleisch', 500, 'g', 'Hackfleisch', null],
  ['etw. Zucker', null, null, 'Zucker', 'etw.'],
  ['etwas Öl zum Braten', null, null, 'Öl', 'etwas, zum Braten'],
  ['1 Pck. Backpulver', 1, 'packet', 'Backpulver', null],
  ['eine halbe Zitrone', 0.5, null, 'Zitrone', null],
  ['1.500 g Kartoffeln', 1500, 'g', 'Kartoffeln', null],
  ['1,5 kg Kartoffeln', 1.5, 'kg', 'Kartoffeln', null],
  ['1 gestr. TL Zimt', 1, 'tsp', 'Zimt', 'gestr.'],
])('%s in German', (line, ...expected) => {
  expect(read(line, 'de')).toEqual(expected);
});

test.each<Row>([
  ['25 cl de lait', 25, 'cl', 'lait', null],
  ["1 c. à s. d'huile", 1, 'tbsp', 'huile', null],
  ['2 c. à c. de sel', 2, 'tsp', 'sel', null],
  ['1 cuillère à soupe de farine', 1, 'tbsp', 'farine', null],
  ['1,5 kg de pommes de terre', 1.5, 'kg', 'pommes de terre', null],
  ["3 gousses d'ail", 3, 'clove', 'ail', null],
  ['1 boîte de tomates (400 g)', 400, 'g', 'tomates', '1 boîte'],
  ['1 pincée de sel', 1, 'pinch', 'sel', null],
  ['2 à 3 carottes', [2, 3], null, 'carottes', null],
  ['beurre ou margarine', null, null, 'beurre', 'ou margarine'],
  ['1 bouquet de persil, haché', 1, 'bunch', 'persil', 'haché'],
  ['environ 500 g de bœuf haché', 500, 'g', 'bœuf haché', null],
  ["un peu d'huile", null, null, 'huile', 'un peu'],
  ['une demi-douzaine de œufs', 6, null, 'œufs', null],
  ['½ citron', 0.5, null, 'citron', null],
  ['1/2 citron', 0.5, null, 'citron', null],
  ['4 tranches de jambon', 4, 'slice', 'jambon', null],
  ['2 feuilles de laurier', 2, 'leaf', 'laurier', null],
  ["le jus d'1 citron", 1, null, 'citron', "le jus d'"],
  ['1 noix de beurre', 1, 'knob', 'beurre', null],
  ['200 g de noix de cajou', 200, 'g', 'noix de cajou', null],
  ['huile pour la cuisson', null, null, 'huile', 'pour la cuisson'],
])('%s in French', (line, ...expected) => {
  expect(read(line, 'fr')).toEqual(expected);
});

test.each<Row>([
  ['250 ml melk', 250, 'ml', 'melk', null],
  ['1 el olie', 1, 'tbsp', 'olie', null],
  ['2 tl zout', 2, 'tsp', 'zout', null],
  ['1 1/2 kop meel', 1.5, 'cup', 'meel', null],
  ['3 teentjes knoflook', 3, 'clove', 'knoflook', null],
  ['1 blik tomaten (400 g)', 400, 'g', 'tomaten', '1 blik'],
  ['snufje zout', 1, 'pinch', 'zout', null],
  ['2-3 wortels', [2, 3], null, 'wortels', null],
  ['2 tot 3 wortels', [2, 3], null, 'wortels', null],
  ['boter of margarine', null, null, 'boter', 'of margarine'],
  ['zout naar smaak', null, null, 'zout', 'naar smaak'],
  ['1 bosje peterselie, gehakt', 1, 'bunch', 'peterselie', 'gehakt'],
  ['ca. 500 g gehakt', 500, 'g', 'gehakt', null],
  ['wat olie om te bakken', null, null, 'olie', 'wat, om te bakken'],
  ['2 stuks ui', 2, 'piece', 'ui', null],
  ['een halve citroen', 0.5, null, 'citroen', null],
  ['anderhalve liter bouillon', 1.5, 'l', 'bouillon', null],
  ['2 plakjes kaas', 2, 'slice', 'kaas', null],
  ['1 pond gehakt', 500, 'g', 'gehakt', null],
])('%s in Dutch', (line, ...expected) => {
  expect(read(line, 'nl')).toEqual(expected);
});

test.each<[Language, ...Row]>([
  ['de', 'Saft einer halben Zitrone', 0.5, null, 'Zitrone', 'Saft einer'],
  ['de', '1 TL, gestr. Salz', 1, 'tsp', 'Salz', 'gestr.'],
  ['de', '1 Zwiebel(n), rot', 1, null, 'Zwiebel', 'rot'],
  ['de', '10 dag Speck', 100, 'g', 'Speck', null],
  ['de', 'evtl. 1 EL Kapern', 1, 'tbsp', 'Kapern', 'evtl.'],
  ['de', 'Champignons 1,5 kg, geviertelt', 1.5, 'kg', 'Champignons', 'geviertelt'],
  ['fr', '4 tranches épaisses de jambon', 4, 'slice', 'jambon', 'épaisses'],
  ['fr', '3 boîtes de thon de 140 g', 420, 'g', 'thon', '3 boîtes de 140 g'],
  ['fr', '3 feuilles de gélatine', 3, 'sheet', 'gélatine', null],
  ['fr', '1 bouquet garni', 1, null, 'bouquet garni', null],
  ['nl', '1 aubergine in plakken', 1, null, 'aubergine', 'in plakken'],
  ['nl', '3 el olijfolie en een beetje extra', 3, 'tbsp', 'olijfolie', 'en een beetje extra'],
  ['da', '4 tykke skiver bacon', 4, 'slice', 'bacon', 'tykke'],
  ['da', 'rødløg 800 g i både', 800, 'g', 'rødløg', 'i både'],
  ['no', 'Torskeloin 4 stk à 180g', 720, 'g', 'Torskeloin', '4 stk'],
  ['no', 'noen dråper tabasco', null, 'drop', 'tabasco', 'noen'],
  ['sv', 'olivolja, en rejäl skvätt', 1, 'dash', 'olivolja', 'rejäl'],
  ['sv', 'Valfritt: 1 dl valnötter', 1, 'dl', 'valnötter', 'Valfritt'],
  ['en_gb', 'Tofu 225g x 6', 1350, 'g', 'Tofu', '6 × 225 g'],
  ['en_gb', '1 large or 2 small shallots', 1, null, 'shallots', 'large or 2 small'],
  ['en_us', '.25 cup lemon juice', 0.25, 'cup', 'lemon juice', null],
])('%s: %s', (language, line, ...expected) => {
  expect(read(line, language)).toEqual(expected);
});
