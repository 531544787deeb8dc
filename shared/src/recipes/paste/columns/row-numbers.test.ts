import { expect, test } from 'vitest';
import { readPastedRecipes } from '../../import/pasted-recipes.ts';
import { withoutRowNumbers } from './row-numbers.ts';

const linesOf = (text: string): string[] =>
  readPastedRecipes(text, { likely: 'en_gb' }).flatMap(({ lines }) => lines.map((line) => line.text));

test('the number of a row is no count of what stands in it', () => {
  const rows = [
    'Pos\tMenge\tEinh.\tArtikel',
    '1\t18\tkg\tTellerlinsen',
    '2\t8,5\tkg\tMöhren',
    '3\t6\tkg\tSellerie',
    '4\t70\tl\tWasser',
  ];
  expect(withoutRowNumbers(rows)).toEqual([
    rows[0],
    '18\tkg\tTellerlinsen',
    '8,5\tkg\tMöhren',
    '6\tkg\tSellerie',
    '70\tl\tWasser',
  ]);
  expect(linesOf(`Linsensuppe\n\n${rows.join('\n')}`)).toEqual([
    '18 kg Tellerlinsen',
    '8,5 kg Möhren',
    '6 kg Sellerie',
    '70 l Wasser',
  ]);
});

test.each([[['2\tEier', '3\tÄpfel', '4\tBirnen']], [['1\tonion', '2\tcarrots']], [['1\tonion', '3\tcarrots', '5\tleeks']]])(
  'amounts that stand in the first cell stay: %j',
  (rows) => {
    expect(withoutRowNumbers(rows)).toEqual(rows);
  },
);

test('of gross and net what goes into the pot counts, once', () => {
  const text =
    'Leek and potato soup\n\nIngredient\tGross\tNet\nLeeks\t2.8 kg\t2.2 kg\nPotatoes, old\t4 kg\t3.3 kg\nWater\t5 L\t5 L';
  expect(linesOf(text)).toEqual(['Leeks: 2.2 kg', 'Potatoes, old: 3.3 kg', 'Water: 5 L']);
});

test('what has no net amount keeps its gross one, and a step below the table its words', () => {
  const text = 'Soup\n\nIngredient\tGross\tNet\nLeeks\t2.8 kg\t2.2 kg\nSalt\t20 g\t';
  expect(linesOf(text)).toEqual(['Leeks: 2.2 kg', 'Salt: 20 g']);
});

test('a food that is counted in a table is no dish with its servings', () => {
  const rows = ['Kartoffeln\t8\tkg', 'Möhren\t4\tkg', 'Wiener Würstchen\t120\tStück', 'Rapsöl\t0,3\tl'];
  const read = readPastedRecipes(`Linseneintopf\t120 Portionen\nArtikel\tMenge\tEinheit\n${rows.join('\n')}`, {
    likely: 'en_gb',
  });
  expect(read.map(({ title, lines }) => [title, lines.length])).toEqual([['Linseneintopf', 4]]);
  const danish = ['Æbler\t6\tkg', 'Sukker\t700\tg', 'Vaniljestang\t3\tstk\t', 'Rasp\t500\tg'];
  expect(linesOf(`Æblekage\t50 port.\n${danish.join('\n')}`)).toHaveLength(4);
});

test('what is done to a food stands in a cell behind its name', () => {
  const rows = ['6\teach\tRed bell peppers\tsmall dice', '3\tbunch\tCilantro\trough chop', '2\tlb\tOnions\tdiced'];
  expect(linesOf(`Salsa bar\n\n${rows.join('\n')}`)).toEqual([
    '6 each Red bell peppers, small dice',
    '3 bunch Cilantro, rough chop',
    '2 lb Onions, diced',
  ]);
});

test('an article’s number is no count of it, and a long amount without a unit stays', () => {
  const rows = [
    'Varenr.\tVare\tMængde\tEnhed',
    '100214\tRøde linser, tørre\t3\tkg',
    '400010\tLetmælk\t10\tl',
    '100600\tRapsolie\t4\tdl',
  ];
  expect(linesOf(`Grøntsagslasagne\n\n${rows.join('\n')}`)).toEqual([
    'Røde linser, tørre: 3 kg',
    'Letmælk: 10 l',
    'Rapsolie: 4 dl',
  ]);
  const amounts = ['1500\tflour', '1200\twater', '3000\tpotatoes'];
  expect(withoutRowNumbers(amounts)).toEqual(amounts);
});

test('of weight and measure the weight counts, once, and the measure where there is no weight', () => {
  const text =
    'Chili\n\nIngredient\tWeight\tMeasure\nOnions, diced\t2 lb 8 oz\t2 qt\nTomatoes, canned\t12 lb 12 oz\t2 #10 cans\nGarlic, minced\t\t1/4 cup';
  expect(linesOf(text)).toEqual(['Onions, diced: 2 lb 8 oz', 'Tomatoes, canned: 12 lb 12 oz', 'Garlic, minced: 1/4 cup']);
});
