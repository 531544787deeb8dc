import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

type Texts = { chain: { first: string; second: string } };

async function exampleIn(language: Language): Promise<string[]> {
  const { default: texts } = (await import(`../../web/src/texts/${language}/ingredients.ts`)) as { default: Texts };
  return [texts.chain.first, texts.chain.second];
}

test.each(LANGUAGES)('%s: the example of the method page is understood, grams and food', async (language) => {
  const foodData = await loadFoodData();
  const lines = (await exampleIn(language)).map((line) => understandLine(foodData, line, language));
  expect(lines.map(({ match, unit, amount }) => [match.matched, match.variation !== null, unit, amount])).toEqual([
    [true, true, 'g', 500],
    [true, true, 'g', 200],
  ]);
});
