import { describe, expect, test } from 'vitest';
import { readPastedRecipes } from '../import/pasted-recipes.ts';

const read = (text: string) => readPastedRecipes(text, { likely: 'en_gb' });
const names = (text: string): string[] => (read(text)[0]?.lines ?? []).map((line) => line.text);

describe('a form in cells above a list', () => {
  test.each([
    [
      'Recept nr\t1142\nNamn\tLinssoppa röd\nAntal port\t30\nVara\tMängd\tEnhet\nRöda linser\t1,8\tkg\nMorot\t1\tkg',
      'Linssoppa röd',
      30,
    ],
    [
      'Rezeptur-Nr.\t4711\nBezeichnung\tChili sin Carne\nPortionen\t100\nKidneybohnen\t8,0\tkg\nMais\t3,5\tkg',
      'Chili sin Carne',
      100,
    ],
    ['Rett;Kyllingcurry\nPorsjoner;60\nKyllinglår;7,2;kg\nLøk;1,2;kg', 'Kyllingcurry', 60],
    ['Recipe Name,Chicken Noodle Soup\nServings,16\nChicken thighs,3,lb\nEgg noodles,1,lb', 'Chicken Noodle Soup', 16],
  ])('is one recipe with its name and portions, and its number counts nobody: %j', (text, title, portions) => {
    expect(read(text).map((recipe) => [recipe.title, recipe.portions])).toEqual([[title, portions]]);
  });

  test('words over two columns are no name', () => {
    expect(read('Product\tQuantity\nFlour\t2 kg\nMilk\t1 l')[0]?.title).toBeNull();
  });
});

test('the share of a batch is no amount', () => {
  const text = 'Ingredient\tQty\tUoM\t%\nChicken thigh\t18.00\tkg\t36.0\nOnion puree\t9.00\tkg\t18.0\nTomatoes\t23.00\tkg\t46.0';
  expect(names(text).join('\n')).toMatch(/Chicken thigh:?\s18(?:\.00)?\s?kg/u);
});

test('a sign of percent among amounts takes no unit off the rows below it', () => {
  expect(names('Pickle\nVinegar\t12\t%\nSugar\t2\tkg\nWater\t3\tl').join('\n')).toMatch(/Sugar:?\s2\s?kg/u);
});

test('what is weighed is an ingredient, however many pieces are said of it', () => {
  expect(names('Fårikål\n6 kg fårikålkjøtt\n6 kg hodekål (ca 4 stk)\n2 l vann')).toContain('6 kg hodekål (ca 4 stk)');
});

test.each([
  ['Kräuterquark fürs Buffet (Ansatz 5-kg-Eimer)\nMagerquark 4 kg\nJoghurt 500 g\nSahne 0,25 l', 'Kräuterquark', null],
  ['Buttermilk pancake mix (makes 3 gallons batter)\nFlour 10 lb\nSugar 1 lb\nButtermilk 6 qt', 'Buttermilk pancake mix', null],
  ['PRODUKSJONSARK\nGrov rundstykkedeig – 48 stk à 90 g\n1,4 kg hvetemel\n0,7 kg grovt mel', 'Grov rundstykkedeig', 48],
  ['FÅRIKÅL – kantine torsdag\nCa 25 porsjoner\n6 kg fårikålkjøtt\n5 ss pepper', 'FÅRIKÅL', 25],
])('how much of a dish is made is said beside its name: %j', (text, title, portions) => {
  const [recipe] = read(text);
  expect([recipe?.title, recipe?.portions]).toEqual([title, portions]);
  expect(recipe?.lines.length).toBeLessThanOrEqual(3);
});
