import { expect, test } from 'vitest';
import { readPastedRecipe } from '../pasted-recipe.ts';
import { withJoinedUnits } from './unit-columns.ts';

const amounts = (text: string): string[] => readPastedRecipe(text, 'fr').lines.map((line) => line.text);

test.each([
  ['a tab', '\t'],
  ['an upright', ' | '],
  ['a slash', ' / '],
])('a column of units of any kind, parted by %s, is joined with the amounts beside it', (_, mark) => {
  const rows = [
    ['Denrées', 'Unité', 'Quantité'],
    ['Aubergines', 'kg', '2'],
    ['Courgettes', 'kg', '2,5'],
    ['Ail', 'gousse', '6'],
    ['Huile d’olive', 'cl', '10'],
    ['Thym', 'branche', '3'],
    ['Concentré de tomate', 'boîte', '1'],
    ['Fond de veau', 'c. à s.', '2'],
  ];
  expect(amounts(`Ratatouille\n\n${rows.map((cells) => cells.join(mark)).join('\n')}`)).toEqual([
    'Aubergines: 2 kg',
    'Courgettes: 2,5 kg',
    'Ail: 6 gousse',
    'Huile d’olive: 10 cl',
    'Thym: 3 branche',
    'Concentré de tomate: 1 boîte',
    'Fond de veau: 2 c. à s.',
  ]);
});

test('a remark in a cell of its own is no amount of the row, whatever it counts', () => {
  const rows = ["Blancs d'œufs\t900\tg\tbidon 1 kg", 'Champignons\t4\tbte\tégouttés (PNE 2,3 kg)', 'Crème\t5\tl\t'];
  expect(withJoinedUnits(rows)).toEqual(["Blancs d'œufs\t900 g", 'Champignons\t4 bte', 'Crème\t5 l']);
});

test('what is weighed once more behind a row stays', () => {
  const rows = ['Potatoes\t10\tkg\t8 kg', 'Carrots\t5\tkg\t4 kg', 'Onions\t2\tkg\t1.8 kg'];
  expect(withJoinedUnits(rows)).toEqual(rows);
});

test('as what a food is bought stays with it, and what is done with it does not', () => {
  const rows = ['Oignons émincés\tkg\t3\tsurgelés', 'Riz long\tkg\t3,5\tcuit', 'Concentré\tkg\t1,6\tboîte 4/4'];
  expect(withJoinedUnits(rows)).toEqual([
    'Oignons émincés\t3 kg (surgelés)',
    'Riz long\t3,5 kg',
    'Concentré\t1,6 kg (boîte 4/4)',
  ]);
});
