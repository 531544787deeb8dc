import { expect, test } from 'vitest';
import { readPastedRecipe } from './pasted-recipe.ts';

test.each([
  ['1 loaf - 10 slices', 10, 'en_gb'],
  ['1 tin of 12 squares', 12, 'en_gb'],
  ['No. of portions: 80', 80, 'en_gb'],
  ['Servings - 4', 4, 'en_gb'],
  ['Enough for a family of 5', 5, 'en_gb'],
  ['Ant. port: 80', 80, 'sv'],
  ['1 form ca 8 bitar', 8, 'sv'],
  ['16 st små', 16, 'sv'],
  ['Ant. porsj.: 70', 70, 'no'],
  ['80 porsjoner à 300 g', 80, 'no'],
  ['til en familie på 4', 4, 'da'],
  ['Anz. Port.: 80', 80, 'de'],
  ['100 Port. à 300 g', 100, 'de'],
  ['120 Essen', 120, 'de'],
  ['1 Blech (ca. 24 Stücke)', 24, 'de'],
  ['1 Blech', 1, 'de'],
  ['80 Kinderportionen', 80, 'de'],
  ['Effectif : 100 (primaire)', 100, 'fr'],
  ['Nbre de couverts : 60', 60, 'fr'],
  ['Pour une trentaine de biscuits', 30, 'fr'],
  ['2 pers. 30 min', 2, 'fr'],
  ['100 porties à 350 ml', 100, 'nl'],
  ['1 bakblik, 24 stukken', 24, 'nl'],
] as const)('%s under a title is for %s', (line, portions, language) => {
  const recipe = readPastedRecipe(`Soup\n${line}\n\n200 g salt\n3 dl milk`, language);
  expect([recipe.title, recipe.portions, recipe.lines.length]).toEqual(['Soup', portions, 2]);
});

test('what one portion weighs is no number of portions', () => {
  expect(readPastedRecipe('Frikadeller\n2 stk á 60 g\n\n500 g svinekød\n2 løg', 'da').portions).toBeNull();
});

test.each([
  ['Fyll & pynt', 'no'],
  ['Karrysauce', 'da'],
  ['Saus', 'nl'],
  ['GRAVY', 'en_gb'],
] as const)('%s over its own amounts is a part of the dish', (part, language) => {
  const { lines } = readPastedRecipe(`Dish\n\n200 g salt\n3 dl milk\n${part}\n100 g salt\n2 dl milk`, language);
  expect(lines.filter(({ heading }) => heading).map(({ text }) => text)).toEqual([part]);
});

test('for whom it is cooked is no part of the name', () => {
  expect(readPastedRecipe('STORKÖK - Kycklinggryta\n100 portioner\n9 kg kyckling', 'sv').title).toBe('Kycklinggryta');
});

test('a second word behind a comma belongs to the name', () => {
  const recipe = readPastedRecipe('Linsesuppe, kantine, 50 pers\n\n3 kg røde linser\n2 kg gulrøtter', 'no');
  expect([recipe.title, recipe.portions]).toEqual(['Linsesuppe, kantine', 50]);
});

test('what a pack holds is no number of portions', () => {
  const recipe = readPastedRecipe('Taco\nNok til 5\n\n800 g kjøttdeig\n1 pk tortillalefser (8 stk, 320 g)\n1 boks mais', 'no');
  expect([recipe.portions, recipe.lines.length]).toEqual([5, 3]);
});
