import type { Language } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

let foodData: Awaited<ReturnType<typeof loadFoodData>>;

beforeAll(async () => {
  foodData = await loadFoodData();
});

/** The foods that a line counts, each with its grams. */
function counted(line: string, language: Language): (string | number | null)[][] {
  const { also, ...first } = understandLine(foodData, line, language);
  return [first, ...also].map(({ match, grams }) => [match.candidates[0]?.ingredientId ?? null, grams]);
}

function variationOf(line: string): string | undefined {
  return understandLine(foodData, line, 'da').match.variation?.id;
}

test.each([
  ['3 dl grädde och 1 dl mjölk', 'sv', 'cream', 'milk'],
  ['250 g Mehl und 2 EL Zucker', 'de', 'wheat-flour', 'sugar'],
  ['3 oeufs et 20 cl de crème', 'fr', 'egg', 'cream'],
  ['2 eieren en 1 dl melk', 'nl', 'egg', 'milk'],
  ['2 poivrons rouges et 1 vert', 'fr', 'bell-pepper', 'green-bell-pepper'],
  ['2 eggs and 1 yolk', 'en_gb', 'egg', 'egg-yolk'],
] as const)('%s: the second amount is counted too', (line, language, first, second) => {
  const [one, other] = counted(line, language);
  expect([one?.[0], other?.[0]]).toEqual([first, second]);
  expect(Number(other?.[1])).toBeGreaterThan(0);
});

test.each([
  ['1 L lait à 2 % de MG', 'fr', 'milk'],
  ['6 each red bell peppers, small dice', 'en_us', 'bell-pepper'],
] as const)('%s is one food', (line, language, food) => {
  const all = counted(line, language);
  expect(all.map(([id]) => id)).toEqual([food]);
  expect(all[0]?.[1]).not.toBeNull();
});

test.each([
  ['1 oignon piqué de 2 clous de girofle', 'fr', 'yellow-onion'],
  ['2 oignons dont un piqué de 2 clous de girofle', 'fr', 'yellow-onion'],
  ['1 onion studded with 4 cloves', 'en_gb', 'yellow-onion'],
  ['1 Zwiebel, gespickt mit 2 Nelken', 'de', 'yellow-onion'],
  ['1 lök späckad med 3 kryddnejlikor', 'sv', 'yellow-onion'],
  ['1 løk spekket med 3 nellikspiker', 'no', 'yellow-onion'],
  ['1 løg spækket med 3 nelliker', 'da', 'yellow-onion'],
  ['1 ui bestoken met 2 kruidnagels', 'nl', 'yellow-onion'],
] as const)('%s: what is stuck into it is counted by itself', (line, language, food) => {
  const [one, other] = counted(line, language);
  expect([one?.[0], other?.[0]]).toEqual([food, 'cloves']);
  expect([Number(one?.[1]) > 100, Number(other?.[1]) > 0]).toEqual([true, true]);
});

test.each([
  ['15 hele peberkorn', 'da'],
  ['10 grains de poivre', 'fr'],
  ['10 Pfefferkörner', 'de'],
  ['10 black peppercorns', 'en_gb'],
  ['10 whole peppercorns', 'en_us'],
  ['12 svartpepparkorn', 'sv'],
  ['10 hele pepperkorn', 'no'],
  ['8 peperkorrels', 'nl'],
] as const)('%s: corns of pepper have a weight', (line, language) => {
  const [one] = counted(line, language);
  expect(one?.[0]).toBe('black-pepper');
  expect(Number(one?.[1])).toBeGreaterThanOrEqual(0.4);
  expect(Number(one?.[1])).toBeLessThan(1);
});

test.each([
  ['Smør og olie til stegning', 'da'],
  ['butter and oil for frying', 'en_gb'],
  ['smör och olja till stekning', 'sv'],
  ['smør og olje til steking', 'no'],
  ['Butter und Öl zum Braten', 'de'],
  ['beurre et huile pour la cuisson', 'fr'],
  ['boter en olie om te bakken', 'nl'],
] as const)('%s: two fats are two, whatever is made of both', (line, language) => {
  const all = counted(line, language);
  expect(all).toHaveLength(2);
  expect([String(all[0]?.[0]), String(all[1]?.[0])]).toEqual(['butter', expect.stringMatching(/-oil$/u)]);
});

test.each([
  ['mac and cheese', 'en_us', 'macaroni-cheese'],
  ['ärtor och morötter', 'sv', 'peas-and-carrots'],
] as const)('%s: what is called so is one', (line, language, food) => {
  expect(counted(line, language).map(([id]) => id)).toEqual([food]);
});

test('mince of a range of fat is the nearest by its own fat', () => {
  expect(variationOf('500 g hakket svinekød, 8-12 %')).toBe('pork-mince.raw');
  expect(variationOf('500 g hakket svinekød 18-22 %')).toBe('pork-mince.fat-20');
});
