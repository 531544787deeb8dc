import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';
import { judgeLines } from './judge-lines.ts';
import { judgeNames } from './judge-names.ts';
import { readLabelled, type LabelledLine, type LabelledName } from './labelled.ts';

// The counts that must hold in every language; npm run eval shows the rest.
let foodData: Awaited<ReturnType<typeof loadFoodData>>;
let lines: Awaited<ReturnType<typeof readLabelled<LabelledLine>>>;
let names: Awaited<ReturnType<typeof readLabelled<LabelledName>>>;

beforeAll(async () => {
  [foodData, lines, names] = await Promise.all([
    loadFoodData(),
    readLabelled<LabelledLine>('lines'),
    readLabelled<LabelledName>('names'),
  ]);
});

test.each(LANGUAGES)('lines in %s are taken apart as people labelled them', (language) => {
  const judged = judgeLines(lines.get(language) ?? [], language);
  expect(judged.items).toBeGreaterThanOrEqual(150);
  expect(judged.unit).toBeGreaterThanOrEqual(0.95);
  expect(judged.all).toBeGreaterThanOrEqual(0.9);
});

test.each(LANGUAGES)('names in %s are found, and what is taken unseen is right', (language) => {
  const judged = judgeNames(names.get(language) ?? [], language, (name, spoken) => matchName(foodData, name, spoken));
  expect(judged.items).toBeGreaterThanOrEqual(200);
  expect(judged.first).toBeGreaterThanOrEqual(0.9);
  expect(judged.five).toBeGreaterThanOrEqual(0.97);
  expect(judged.precision).toBeGreaterThanOrEqual(0.97);
  expect(judged.coverage).toBeGreaterThanOrEqual(0.7);
});
