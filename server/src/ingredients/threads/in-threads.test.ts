import { describe, expect, it } from 'vitest';
import { loadFoodData } from '../actions/load-food-data.ts';
import { matchName } from '../actions/match-name.ts';
import { understandLine } from '../actions/understand-line.ts';
import { matchNames } from './match-names.ts';
import { openSharedFoodData, shareFoodData } from './shared-food-data.ts';
import { threadFigures } from './threads-of.ts';
import { understandLines } from './understand-lines.ts';

const foodData = await loadFoodData();
const names = foodData.release.ingredients
  .slice(0, 240)
  .map(({ names: { sv } }, at) => `${sv[at % sv.length] ?? ''} ${at % 3 === 0 ? 'EKO 2,5KG' : ''}`);

describe('many names and lines', () => {
  it('are understood by threads as they are one by one', async () => {
    expect(await matchNames(foodData, names, { language: 'sv' })).toEqual(names.map((name) => matchName(foodData, name, 'sv')));
    const lines = names.map((name, at) => `${at + 1} dl ${name}, hackad`);
    expect(await understandLines(foodData, lines, { language: 'sv' })).toEqual(
      lines.map((line) => understandLine(foodData, line, 'sv')),
    );
    expect(threadFigures().running).toBeGreaterThan(0);
  });

  it('leave the thread that answers free: what is typed meanwhile is answered before them', async () => {
    const ended: string[] = [];
    const lists = Array.from({ length: 10 }, async (_, list) => {
      await matchNames(
        foodData,
        names.map((name) => `${name} ${list}`),
        { language: 'de' },
      );
      ended.push('list');
    });
    await new Promise(setImmediate);
    await matchNames(foodData, ['lök'], { language: 'sv' });
    ended.push('typed');
    await Promise.all(lists);
    expect(ended).toEqual(['typed', ...Array.from({ length: 10 }, () => 'list')]);
  });
});

it('food data opened from what is shared is the same', async () => {
  const opened = openSharedFoodData(await shareFoodData(foodData));
  const place = { location: 'SE', emissionDatabase: 'organization', month: null } as const;
  const variations = foodData.release.ingredients.flatMap((ingredient) => ingredient.variations.map(({ id }) => id));
  for (const id of variations.filter((_, at) => at % 17 === 0)) {
    expect(opened.variation(id)).toEqual(foodData.variation(id));
    const query = { variationId: id, categoryId: null, originId: null, organic: false };
    expect(opened.facts(query, place)).toEqual(foodData.facts(query, place));
  }
  expect([opened.variation('no.such'), opened.ingredient('no')]).toEqual([null, null]);
  expect(opened.release.ingredients.map(({ id }) => id)).toEqual(foodData.release.ingredients.map(({ id }) => id));
});
