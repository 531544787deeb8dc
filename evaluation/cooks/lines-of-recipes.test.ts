import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

/** A line, its foods as the kinds that count, and their grams. */
type Wanted = [language: Language, line: string, kinds: string, grams: (number | null)[]];

function read(line: string, language: Language): [string, (number | null)[]] {
  const { also, ...first } = understandLine(foodData, line, language);
  const foods = [first, ...also];
  return [
    foods.map(({ match }) => (match.matched ? match.variation?.id : 'unsure')).join(' + '),
    foods.map(({ grams }) => (grams === null ? null : Math.round(grams * 10) / 10)),
  ];
}

/** How warm or how old a thing is at this moment makes no other food of it. */
const MOMENTARY: Wanted[] = [
  ['sv', '3 dl varm mjölk', 'milk.fat-3', [309]],
  ['sv', '1 dagsgammal baguette', 'baguette.ready', [250]],
  ['sv', '2 dl kokande grönsaksbuljong', 'vegetable-stock.ready', [200]],
  ['en_gb', '150ml hot vegetable stock', 'vegetable-stock.ready', [150]],
  ['en_gb', '1 day-old baguette', 'baguette.ready', [250]],
  ['en_gb', '100 g room temperature butter', 'butter.unsalted', [100]],
  ['en_us', '1 cup ice-cold water', 'water.tap', [240]],
  ['de', '500 ml heiße Brühe', 'chicken-stock.ready', [500]],
  ['de', '4 Brötchen vom Vortag', 'bread-roll.ready', [240]],
  ['no', '1 daggammel loff', 'white-bread.ready', [500]],
  ['no', '3 dl lunken melk', 'milk.fat-3', [309]],
  ['da', '3 dl varm mælk', 'milk.fat-3', [309]],
  ['fr', '30 cl de lait chaud', 'milk.fat-3', [309]],
  ['fr', '1 baguette de la veille', 'baguette.ready', [250]],
  ['nl', '500 ml hete bouillon', 'chicken-stock.ready', [500]],
  ['nl', '4 oudbakken broodjes', 'bread-roll.ready', [240]],
];

test.each(MOMENTARY)('%s: %s is the food, however warm or old', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

test.each<[Language, string, string]>([
  ['en_gb', '200 ml hot chocolate', 'hot-chocolate'],
  ['en_gb', '4 hot dogs', 'frankfurter'],
  ['en_gb', '2 tbsp hot sauce', 'hot-sauce'],
])('%s: %s is a food of that name', (language, line, ingredientId) => {
  expect(understandLine(foodData, line, language).match.ingredientId).toBe(ingredientId);
});

/** The rind of one fruit weighs a few grams, its juice some more: the rest of it goes into no pot. */
const ZEST: Wanted[] = [
  ['fr', "le zeste d'une orange", 'orange.zest', [10]],
  ['en_gb', 'zest of 1 lemon', 'lemon.zest', [6]],
  ['en_gb', '1 lemon, zested', 'lemon.zest', [6]],
  ['en_gb', 'grated zest of 1 lime', 'lime.zest', [2]],
  ['en_gb', 'zest and juice of 1 lemon', 'lemon.zest + lemon-juice.juice', [6, 45]],
  ['en_gb', 'zest of 2 lemons plus juice of 1', 'lemon.zest + lemon-juice.juice', [12, 45]],
  ['en_gb', 'juice of half a grapefruit', 'grapefruit-juice.ready', [75]],
  ['en_gb', 'zest and segments of 1 orange', 'orange.raw', [200]],
  ['sv', 'finrivet skal och saft av ½ citron', 'lemon.zest + lemon-juice.juice', [3, 22.5]],
  ['sv', 'saften av 1 apelsin', 'orange-juice.chilled', [85]],
  ['no', '2 lime, saft og skall', 'lime.zest + lime-juice.juice', [4, 70]],
  ['de', 'Saft einer halben Zitrone', 'lemon-juice.juice', [22.5]],
  ['de', 'Saft und Schale von 1 Zitrone', 'lemon.zest + lemon-juice.juice', [6, 45]],
  ['fr', "le zeste et le jus d'un citron", 'lemon.zest + lemon-juice.juice', [6, 45]],
  ['fr', "le jus d'un citron vert", 'lime-juice.juice', [35]],
  ['nl', 'rasp en sap van 1 citroen', 'lemon.zest + lemon-juice.juice', [6, 45]],
  ['no', 'rivet skal av 1 sitron', 'lemon.zest', [6]],
  ['sv', 'finrivet skal av 2 apelsiner', 'orange.zest', [20]],
  ['da', 'skal og saft af 1 citron', 'lemon.zest + lemon-juice.juice', [6, 45]],
  ['de', 'Abrieb von 1 Orange', 'orange.zest', [10]],
  ['nl', 'rasp van 1 sinaasappel', 'orange.zest', [10]],
];

test.each(ZEST)('%s: %s weighs what is grated off', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

/** What is added for the tin or the board is counted, in whatever unit. */
const ADDED: Wanted[] = [
  ['en_gb', '300g plain flour, plus 2 tbsp for dusting', 'wheat-flour.dry', [318]],
  ['sv', '50 g smör + 1 msk till formen', 'butter.unsalted', [64.3]],
  ['de', '250 g Mehl, plus 2 EL zum Bestäuben', 'wheat-flour.dry', [268]],
  ['fr', '100 g de sucre + 1 c. à soupe pour le moule', 'sugar.whole', [112.8]],
  ['en_gb', '25 g butter, plus 50 g for the mash', 'butter.unsalted', [75]],
];

test.each(ADDED)('%s: %s counts both', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

/** One amount that is said of each, and words that kitchens shorten. */
const SHORT: Wanted[] = [
  [
    'en_gb',
    '1 tsp each ground cumin, coriander and turmeric',
    'cumin.ground + coriander-seeds.ground + turmeric.ground',
    [2.1, 1.8, 2.8],
  ],
  ['sv', '1 tsk vardera av oregano och spiskummin', 'oregano.dried + cumin.ground', [1, 2.1]],
  ['de', 'je 1 TL Kümmel und Kurkuma', 'caraway.whole + turmeric.ground', [2.3, 2.8]],
  ['da', '7,5 kg kyllingeoverlår u. ben og skind', 'chicken-thigh.boneless', [7500]],
  ['da', '1 frisk rød chili u/kerner', 'chili-pepper.raw', [15]],
  ['sv', '150 g smör el margarin', 'butter.unsalted', [150]],
  ['de', 'Wiener Würstchen 100 Stck. (à 80 g)', 'frankfurter.ready', [8000]],
  ['en_gb', 'sprig of rosemary', 'rosemary.fresh', [3]],
  ['en_gb', '2 x 400g tins chickpeas, drained', 'chickpeas.canned', [480]],
  ['fr', '1 blanc de poireau', 'leek.raw', [100]],
  ['nl', 'een bosje selderij', 'celery.raw', [50]],
  ['en_gb', 'tsp wholegrain mustard', 'wholegrain-mustard.ready', [5.5]],
  ['en_us', 'Salt n pepper to taste', 'salt.dry + black-pepper.ground', [0.4, 0.4]],
  ['no', '1/4 ts ingefær', 'ginger-powder.powder', [0.5]],
  ['no', '20 g revet ingefær', 'ginger.raw', [20]],
  ['no', 'smør/margarin til steking', 'butter.unsalted', [null]],
  ['no', '1 pk tortillalefser (8 stk, 320 g)', 'wheat-tortilla.ready', [320]],
  ['da', '1 tern hønsebouillon', 'chicken-stock-cube.concentrate', [10]],
  ['de', '250 g weiche Butter o. Margarine', 'butter.unsalted', [250]],
  ['de', '200 g Hähnchenbrust o. Haut', 'chicken-breast.raw', [200]],
  ['en_gb', '200 g chicken breast without skin', 'chicken-breast.raw', [200]],
  ['fr', '200 g de blanc de poulet sans peau', 'chicken-breast.raw', [200]],
  ['nl', '200 g kipfilet met vel', 'chicken-breast.with-skin', [200]],
  ['nl', '1 tl sambal (naar smaak meer)', 'sambal-oelek.ready', [5.3]],
  ['nl', '400 gram bloem (of half boekweit)', 'wheat-flour.dry', [400]],
];

test.each(SHORT)('%s: %s is read as kitchens write it', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

/** A joint is raw unless something says that it was cooked. */
const JOINTS: Wanted[] = [
  ['fr', '1 rôti de porc (1 kg)', 'pork-loin.raw', [1000]],
  ['fr', '1 kg de rôti de bœuf', 'beef-topside.raw', [1000]],
  ['fr', '1 rôti de veau de 800 g', 'veal-roast.raw', [800]],
  ['fr', '1 rôti de dindonneau (1 kg)', 'turkey-breast.raw', [1000]],
  ['fr', '1 rôti de porc cuit (1 kg)', 'pork-loin.roasted', [1000]],
  ['en_gb', '1.5 kg pork roast', 'pork-loin.raw', [1500]],
  ['en_gb', '1 roast beef joint (1.5 kg)', 'beef-topside.raw', [1500]],
  ['en_gb', '200 g roast pork', 'pork-loin.roasted', [200]],
  ['en_us', '4 lb chuck roast', 'beef-chuck.raw', [1816]],
  ['en_us', '2 lb pot roast', 'beef-chuck.raw', [908]],
  ['en_gb', '1 kg lamb roast', 'lamb-leg.with-bone', [1000]],
  ['fr', '200 g de rôti de porc froid', 'pork-loin.roasted', [200]],
  ['de', '1 kg Schweinebraten', 'pork-loin.raw', [1000]],
  ['da', '1 flæskesteg (1,5 kg)', 'pork-loin.raw', [1500]],
  ['no', '1 kg svinestek', 'pork-loin.raw', [1000]],
  ['nl', '1 kg varkensbraadstuk', 'pork-loin.raw', [1000]],
];

test.each(JOINTS)('%s: %s is the joint as it is bought', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

const DAIRY: Wanted[] = [
  ['de', '200 g Schmand', 'sour-cream.fat-24', [200]],
  ['de', '200 g saure Sahne', 'sour-cream.fat-12', [200]],
  ['no', '2 ss rømme', 'sour-cream.fat-35', [30]],
  ['no', '2 dl lettrømme', 'sour-cream.fat-20', [200]],
  ['no', '3 dl rømme 18 %', 'sour-cream.fat-20', [300]],
  ['sv', '2 dl gräddfil', 'sour-cream.fat-12', [200]],
  ['sv', '2 dl lätt crème fraiche', 'creme-fraiche.fat-15', [200]],
  ['en_us', '1 cup sour cream', 'sour-cream.fat-20', [240]],
  ['da', '2 dl fløde 38', 'cream.fat-36', [200]],
];

test.each(DAIRY)('%s: %s has the fat that its name means there', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

const KITCHEN: Wanted[] = [
  ['da', '200 g fuldkornspasta', 'pasta.wholemeal', [200]],
  ['en_gb', '200 g wholewheat spaghetti', 'spaghetti.wholemeal', [200]],
  ['fr', '1 brick de crème liquide (20 cl)', 'cream.fat-36', [200]],
  ['en_gb', 'a thumb of ginger', 'ginger.raw', [20]],
  ['en_gb', 'thumb-sized piece of ginger', 'ginger.raw', [20]],
  ['en_gb', 'a few sprigs of thyme', 'thyme.fresh', [3]],
  ['de', 'ein paar Zweige Thymian', 'thyme.fresh', [3]],
  ['fr', '1 sachet de levure chimique', 'baking-powder.powder', [11]],
  ['de', '1 Päckchen Backpulver', 'baking-powder.powder', [15]],
  ['fr', '2 tranches de jambon blanc', 'cooked-ham.sliced', [80]],
  ['en_gb', '2 slices of ham', 'cooked-ham.sliced', [30]],
  ['en_gb', '1 red and 1 yellow pepper', 'bell-pepper.raw + bell-pepper.yellow', [160, 160]],
  ['nl', '1 rode en 1 gele paprika', 'bell-pepper.raw + bell-pepper.yellow', [160, 160]],
  ['fr', '1 poivron rouge et 1 jaune', 'bell-pepper.raw + bell-pepper.yellow', [160, 160]],
  ['en_gb', '25 g butter, plus 50 g for the mash', 'butter.unsalted', [75]],
  ['en_gb', '25 g butter, plus extra for greasing', 'butter.unsalted', [25]],
  ['en_gb', '2 eggs, plus 1 for glazing', 'egg.raw', [174]],
  ['en_gb', '200 ml hot coffee', 'coffee.brewed', [200]],
  ['de', '200 ml heißer Kaffee', 'coffee.brewed', [200]],
  ['en_gb', '1 tbsp coffee', 'coffee.ground', [5.7]],
  ['sv', '1 apelsin med skal', 'orange.raw', [200]],
  ['en_gb', 'S&P', 'salt.dry + black-pepper.ground', [0.4, 0.4]],
  ['no', '100 g lettkokte havregryn', 'rolled-oats.dry', [100]],
  ['en_us', '100 g quick-cook oats', 'rolled-oats.dry', [100]],
  ['de', '20 l Gemüsebrühe (instant)', 'vegetable-stock.ready', [20_000]],
];

test.each(KITCHEN)('%s: %s', (language, line, kinds, grams) => {
  expect(read(line, language)).toEqual([kinds, grams]);
});

/** As suppliers write them. */
test.each<[Language, string, string]>([
  ['fr', 'Fond de veau en poudre 1 kg', 'beef-stock-cube.powder'],
  ['fr', 'Fond de volaille deshydraté 1 kg', 'chicken-stock-cube.powder'],
  ['de', 'Gemüsebrühe gekörnt 1 kg', 'vegetable-stock-cube.powder'],
  ['sv', 'Oxbuljong pulver 1 kg', 'beef-stock-cube.powder'],
  ['nl', 'Kalfsfond poeder 1 kg', 'beef-stock-cube.powder'],
  ['fr', 'Céleri râpé 1 kg', 'celeriac.grated'],
  ['de', 'Ananasstücke in eigenem Saft 850 g', 'pineapple.in-juice'],
  ['en_gb', 'Pineapple in juice 850 g', 'pineapple.in-juice'],
  ['no', 'Ananasbiter i egen juice 850 g', 'pineapple.in-juice'],
  ['en_gb', 'Pineapple juice 1 l', 'pineapple-juice.ready'],
])('%s: %s is what it says, and not what it is made of or into', (language, line, kind) => {
  expect(read(line, language)[0]).toBe(kind);
});
