import { expect, test } from 'vitest';
import { parseLine } from '../../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../../kernel/language.ts';
import { readPastedRecipes } from '../../import/pasted-recipes.ts';

test.each<[Language, head: string, title: string, portions: number | null, lines: string[]]>([
  [
    'da',
    'Tomatsuppe\nAntal personer 4',
    'Tomatsuppe',
    4,
    ['Løg – 2 stk.', 'Hvidløg – 3 fed', 'Fløde – 1 dl', 'Rødløg – 1 stk.', 'Basilikum – 1 potte'],
  ],
  [
    'fr',
    'Mousse au chocolat\n4 personnes',
    'Mousse au chocolat',
    4,
    ['Chocolat (200 g)', 'Œufs (6 pièces)', 'Sucre (2 c. à soupe)', 'Sel (1 pincée)'],
  ],
  [
    'sv',
    'Halloumigryta',
    'Halloumigryta',
    null,
    ['Kikärtor på tetra, 1 st (380 g)', 'Grädde, 2 dl', 'Lime, 1 st', 'Spenat 1 påse'],
  ],
  ['no', 'Kyllingsuppe\n4 porsjoner', 'Kyllingsuppe', 4, ['Nudler, 150 g', 'Gulrot, 2 stk', 'Buljong, 1 l', 'Lime, 1 stk']],
  ['de', 'Bratäpfel (4 Stück)', 'Bratäpfel', 4, ['Marzipan (100 g)', 'Äpfel (4 Stück)', 'Zimt (1 TL)']],
  ['nl', 'Koekjes (20 stuks)', 'Koekjes', 20, ['Bloem: 300 g', 'Eieren: 2 stuks', 'Suiker: 150 g']],
])(
  '%s: in a list whose amounts stand behind the names what counts pieces is no dish: %s',
  (language, head, title, portions, lines) => {
    const recipes = readPastedRecipes(`${head}\n${lines.join('\n')}`, { likely: language, language });
    expect(recipes.map((recipe) => [recipe.title, recipe.portions, recipe.lines.map(({ text }) => text)])).toEqual([
      [title, portions, lines],
    ]);
  },
);

test('two dishes with their servings are two all the same', () => {
  const text =
    'Cookies (12 pièces)\n200 g de farine\n1 œuf\n100 g de beurre\n\nMuffins (6 pièces)\n150 g de farine\n2 œufs\n80 g de sucre';
  expect(readPastedRecipes(text, { likely: 'fr' }).map(({ title }) => title)).toEqual(['Cookies', 'Muffins']);
});

test.each<[Language, line: string, quantity: number | null, unit: string | null, name: string]>([
  ['fr', 'Sucre (2 c. à soupe)', 2, 'tbsp', 'Sucre'],
  ['fr', 'Citron jaune (½ pièce)', 0.5, 'piece', 'Citron jaune'],
  ['fr', 'Courgettes bio 1 kg 200', 1.2, 'kg', 'Courgettes bio'],
  ['en_gb', 'thumb of ginger', 1, 'piece', 'ginger'],
  ['en_gb', '2 thumbs ginger', 2, 'piece', 'ginger'],
  ['en_us', 'S&P', null, null, 'salt & pepper'],
  ['nl', 'p&z', null, null, 'zout & peper'],
])('%s: %s', (language, line, quantity, unit, name) => {
  expect(parseLine(line, language)).toMatchObject({ quantity, unit, name });
});
