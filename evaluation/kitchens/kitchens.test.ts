import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';
import { gramsOfLine } from '../judging/judge-amounts.ts';
import { readLabelled } from '../judging/labelled.ts';
import { judgeKitchenLines, type KitchenLine } from './judge-kitchens.ts';

let foodData: Awaited<ReturnType<typeof loadFoodData>>;
let lines: Awaited<ReturnType<typeof readLabelled<KitchenLine>>>;

beforeAll(async () => {
  [foodData, lines] = await Promise.all([loadFoodData(), readLabelled<KitchenLine>('kitchens/lines')]);
});

test.each(LANGUAGES)('lines in %s are read, named and weighed as the kitchens there do', (language) => {
  const judged = judgeKitchenLines(lines.get(language) ?? [], language, foodData);
  expect(judged.items).toBeGreaterThanOrEqual(30);
  const isEnough = judged.measured >= 0.96 && judged.all >= 0.93 && judged.first >= 0.93 && judged.weighed >= 0.9;
  if (!isEnough) throw new Error(judged.misses.join('\n'));
});

test.each([
  ['sv', '1 gul lök', 110],
  ['en_gb', '1 onion', 130],
  ['de', '1 Zwiebel', 110],
  ['sv', '4 port ris', 300],
  ['sv', '4 port kokt ris', 752],
  ['sv', '4 port broccoli', 400],
  ['no', '1 liten bit ingefær', 20],
  ['de', '1 Glas Weißwein', 120],
  ['fr', '1 rouleau de pâte feuilletée', 250],
  ['en_us', '2 - #10 cans crushed tomatoes', 5900],
  ['en_us', '1 cup all-purpose flour', 126.72],
] as const)('%s: "%s" weighs %s g', (language, line, grams) => {
  expect(gramsOfLine(foodData, line, language)).toBeCloseTo(grams, 1);
});

test.each([
  ['sv', '2 mango med flyg'],
  ['no', 'mango med fly, 1 stk'],
  ['da', 'fløjet mango, 2 stk.'],
  ['de', '1 reife Flugmango'],
  ['fr', '1 mangue (par avion)'],
  ['nl', '1 ingevlogen mango'],
  ['en_gb', '1 mango, flown in'],
  ['en_us', '1 mango by plane'],
] as const)('%s: "%s" came by air', (language, line) => {
  expect(understandLine(foodData, line, language).match.variation?.id).toBe('mango.air');
});
