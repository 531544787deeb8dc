import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

function read(line: string, language: Language): [string, number | null] {
  const { match, grams } = understandLine(foodData, line, language);
  return [`${match.matched ? '' : '? '}${match.variation?.id ?? match.candidates[0]?.ingredientId}`, grams];
}

test.each<[Language, string, string, number | null]>([
  // The name of what is made stands over what goes into it.
  ['en_gb', 'Coleslaw: 1 kg white cabbage', 'white-cabbage.raw', 1000],
  ['en_gb', 'Sauce: 200 g tomatoes', 'tomato.raw', 200],
  ['sv', 'Sås: 2 dl grädde', 'cream.fat-36', 200],
  // What stands behind says more of what is in front.
  ['en_gb', 'Chicken: 2 kg thighs', 'chicken-thigh.boneless', 2000],
  ['en_gb', 'Onion: 200 g red', 'red-onion.raw', 200],
  ['de', 'Essig: 3 EL Apfel', 'cider-vinegar.ready', 45],
  ['en_gb', 'Soup: 1 l tomato', 'tomato-soup.ready', 1000],
  ['en_gb', 'Tomato sauce: 400 g home-made', 'tomato-sauce.ready', 400],
  ['en_gb', 'Rice: 200 g basmati', 'basmati-rice.dry', 200],
  ['fr', 'Jambon : 200 g de dés', 'cooked-ham.sliced', 200],
  // A joining word is no food, in any language.
  ['en_us', 'and 2 bags tortilla chips, the 11 oz ones', 'tortilla-chips.ready', 400],
  ['de', 'dann 200 g Butter dazu', 'butter.unsalted', 200],
  ['no', 'deretter 2 dl melk', 'milk.fat-3', 206],
  // A vegetable is counted, a spice is not.
  ['en_gb', '1 pepper', 'bell-pepper.raw', 160],
  ['en_gb', 'a pinch of pepper', 'black-pepper.ground', 0.4],
  ['en_gb', '20 pepper, whole', 'black-pepper.whole', null],
  ['da', '1 rød peber', 'bell-pepper.raw', 160],
  ['da', '1 tsk peber', 'black-pepper.ground', 2.5],
])('%s: "%s" is %s', (language, line, kind, grams) => {
  expect(read(line, language)).toEqual([kind, grams]);
});

test.each<[Language, string, string, number | null]>([
  ['en_us', '2 cups vegetable or chicken stock', 'vegetable-stock.ready', 480],
  ['en_us', '100 g vegetable or chicken stock', 'vegetable-stock.ready', 100],
  ['de', '500 ml Gemüse oder Hühnerbrühe', 'vegetable-stock.ready', 500],
  ['nl', '1 l groente of kippenbouillon', 'vegetable-stock.ready', 1000],
  ['en_gb', '20 sheets lasagne @ 285g', 'lasagne-sheets.dry', 285],
  ['en_gb', 'lasagne sheets x 20 @ 285g', 'lasagne-sheets.dry', 285],
  ['en_gb', 'mozzarella x 4 125g', 'mozzarella.fresh', 500],
  ['en_us', '#10 can diced tomatoes', 'tomatoes-canned.chopped', 2950],
  ['en_us', '2 #2 1/2 cans peaches', 'peach.in-syrup', 1000],
  ['en_us', 'Canned pinto beans, drained\t2 No. 10 cans', 'pinto-beans.canned', 3540],
  ['en_us', 'Canned diced tomatoes, with juice\t1 No. 10 can (6 lb 6 oz)', 'tomatoes-canned.chopped', 2894.25],
  ['fr', '2 c. à t. de beurre', 'butter.unsalted', 9.5],
  ['nl', '2 uitgeperste teentjes knoflook', 'garlic.raw', 10],
])('%s: "%s" is %s, however the amount is written', (language, line, kind, grams) => {
  expect(read(line, language)).toEqual([kind, grams]);
});
