import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { readPastedRecipes } from '../import/pasted-recipes.ts';
import { readPastedRecipe } from './pasted-recipe.ts';

const AMOUNTS: Record<'en_gb' | 'sv' | 'no' | 'da' | 'de' | 'fr' | 'nl', string> = {
  en_gb: '200 g flour\n3 dl milk',
  sv: '200 g mjöl\n3 dl mjölk',
  no: '200 g mel\n3 dl melk',
  da: '200 g mel\n3 dl mælk',
  de: '200 g Mehl\n300 ml Milch',
  fr: '200 g de farine\n30 cl de lait',
  nl: '200 g bloem\n3 dl melk',
};

test.each<[keyof typeof AMOUNTS, string, string, number]>([
  ['en_gb', 'Pulled pork — feeds a crowd of 60 (2 each)', 'Pulled pork', 60],
  ['en_gb', 'Fish pie, for 4 (2 adults 3 kids works too)', 'Fish pie', 4],
  ['en_gb', 'Lemon loaf | 2lb tin | 10 slices', 'Lemon loaf', 10],
  ['en_gb', 'PUB SPEC SHEET\nBeer-battered haddock\nCovers: 10', 'Beer-battered haddock', 10],
  ['en_gb', 'Pumpkin bars\n24 bars / 13x18 half sheet', 'Pumpkin bars', 24],
  ['en_gb', 'Chilli\nScaled for 40. Ask the office for pans.', 'Chilli', 40],
  ['fr', 'Salade de pâtes (une 15aine)', 'Salade de pâtes', 15],
  ['sv', 'Pannkakor (ett 20-tal)', 'Pannkakor', 20],
  ['no', 'Kyllingwok (2 pers eller 1 + matboks)', 'Kyllingwok', 2],
  ['no', 'Tacosuppe\nBeregnet 70 stk (barn og voksne). Husk kjeler.', 'Tacosuppe', 70],
  ['da', 'Pizzasnegle\nÉn gruppe laver 24 stk.', 'Pizzasnegle', 24],
  ['de', 'Gulasch\nBerechnet für 30 Personen', 'Gulasch', 30],
  ['nl', 'Erwtensoep 100 couverts (à 3 dl)', 'Erwtensoep', 100],
  ['nl', 'Mosselen, we zijn met z’n vieren', 'Mosselen', 4],
  ['nl', 'Macaroni – kookclub groep 7/8\n(voor 25 kinderen, 2 ovenschalen)', 'Macaroni – kookclub groep 7/8', 25],
  ['nl', 'Witlofsalade\nvoorgerecht voor 4 | bijgerecht voor 6', 'Witlofsalade', 4],
])('%s: %s', (language, head, title, portions) => {
  const recipe = readPastedRecipe(`${head}\n\n${AMOUNTS[language]}`, language);
  expect([recipe.title, recipe.portions, recipe.lines.length]).toEqual([title, portions, 2]);
});

test('a method ends with its servings', () => {
  const recipe = readPastedRecipe(
    'Fiskesuppe\n\n1 porre\n1 fennikel\n300 g torsk\n\nSvits grøntsagerne i smør. portioner: 2',
    'da',
  );
  expect([recipe.portions, recipe.lines.length]).toEqual([2, 3]);
});

test.each<[Language, string]>([
  ['no', 'Tacosuppe\n\nKjøttdeig, 5 kg\nLøk: 15 stk\nPaprika, rød og gul: 12 stk\nVann: 7 l'],
  ['da', 'Pastasalat\n\nPasta: 4 kg\nPeberfrugt, blandede farver: 12 stk\nAgurker: 6 stk\nFeta: 1,5 kg'],
  ['de', 'Salat\n\nNudeln: 4 kg\nGurken: 6 Stück\nPaprika, rot: 12 Stück\nFeta: 1,5 kg'],
])('%s: pieces of a food are no servings, and begin no recipe', (language, text) => {
  const [recipe, ...others] = readPastedRecipes(text, { likely: language });
  expect([others.length, recipe?.portions, recipe?.lines.length]).toEqual([0, null, 4]);
});

test('a row of a table is no step, and what it counts are no servings', () => {
  const rows = ['| Råvare | Mengde |', '|---|---|', '| Brun saus, pulver | 1 pose |', '| Løk | 2 kg |', '| Flatbrød | 90 stk |'];
  const recipe = readPastedRecipe(`Lapskaus\nPorsjoner: 90\n\n${rows.join('\n')}\n\nKok alt mørt i en stor gryte.`, 'no');
  expect(recipe.lines.map(({ text }) => text)).toEqual(['Brun saus, pulver 1 pose', 'Løk 2 kg', 'Flatbrød 90 stk']);
  expect(recipe.portions).toBe(90);
});

test.each([
  [
    'Beurre / kg / 0,8\nLait / L / 10\nEau / L / 8\nSel, poivre / PM',
    ['Beurre: 0,8 kg', 'Lait: 10 L', 'Eau: 8 L', 'Sel, poivre: PM'],
  ],
  ['Beurre ; 0,8 ; kg\nLait ; 10 ; l\nŒufs ; 12 ; pièces', ['Beurre: 0,8 kg', 'Lait: 10 l', 'Œufs: 12 pièces']],
  ['Beurre\tkg\t0,8\nLait\tL\t10\nEau\tL\t8', ['Beurre: 0,8 kg', 'Lait: 10 L', 'Eau: 8 L']],
])('a unit in a cell of its own goes with its number: %s', (rows, lines) => {
  const recipe = readPastedRecipe(`Purée\n100 portions\n\nDENRÉES / UNITÉ / QTÉ\n${rows}`, 'fr');
  expect(recipe.lines.map(({ text }) => text)).toEqual(lines);
});

test.each([
  ['en_gb', 'BUNS'],
  ['en_gb', 'Day 2'],
  ['sv', 'RÅRÖRDA LINGON'],
  ['fr', 'Jour 1'],
] as const)('%s: %s over its own amounts is a part', (language, part) => {
  const recipe = readPastedRecipe(`Dish\n\n${AMOUNTS[language]}\n${part}\n${AMOUNTS[language]}`, language);
  expect(recipe.lines.filter(({ heading }) => heading).map(({ text }) => text)).toEqual([part]);
});

test.each([
  ['sv', 'Vispa.'],
  ['sv', 'Rör om'],
  ['no', 'Visp.'],
  ['da', 'Rør sammen'],
  ['de', 'Verrühren.'],
  ['fr', 'Mélanger.'],
  ['nl', 'Kloppen.'],
  ['en_gb', 'Whisk.'],
] as const)('%s: "%s" between ingredients is a step, and what follows goes on', (language, verb) => {
  const recipe = readPastedRecipe(`Dish\n\n${AMOUNTS[language]}\n${verb}\n${AMOUNTS[language]}`, language);
  expect([recipe.lines.length, recipe.method]).toEqual([4, verb]);
});
