import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { gramsOfLine, judgeAmounts, type LabelledAmount } from './judge-amounts.ts';
import { readLabelled } from './labelled.ts';

let foodData: Awaited<ReturnType<typeof loadFoodData>>;
let amounts: Awaited<ReturnType<typeof readLabelled<LabelledAmount>>>;

beforeAll(async () => {
  [foodData, amounts] = await Promise.all([loadFoodData(), readLabelled<LabelledAmount>('amounts')]);
});

test.each(LANGUAGES)('cuts and counted weights in %s come out as a cook would weigh them, and none ten times off', (language) => {
  const judged = judgeAmounts(amounts.get(language) ?? [], language, foodData);
  expect(judged.items).toBeGreaterThanOrEqual(18);
  expect(judged.tenfold).toBe(0);
  if (judged.right < 0.9) throw new Error(judged.misses.join('\n'));
});

test.each([
  ['fr', '4 filets de dinde', 800],
  ['en_gb', '4 chicken fillets', 640],
  ['sv', '4 bitar kyckling', 576],
  ['da', '4 fileter af kylling', 640],
  ['nl', '4 filets kip', 640],
  ['de', '4 Filets vom Huhn', 640],
  ['sv', '4 port laxfilé', 640],
  ['sv', 'Lök 2,25', 247.5],
  ['de', 'Kartoffeln 12,5', 1500],
  ['da', 'Smør saltet 1,562', null],
  ['fr', '8x pomme de terre (1,76kg)', 1760],
  ['de', 'Weizenmehl Type 550 1,500 kg', 1500],
  ['de', 'Weizenmehl 550 800 g', 800],
  ['de', '75 Fleischbällchen (30 g)', 2250],
  ['de', '2 Zwiebeln (300 g)', 300],
  ['en_gb', '1 chicken', 1400],
] as const)('%s: "%s" is %s g', (language, line, grams) => {
  expect(gramsOfLine(foodData, line, language)).toBe(grams);
});
