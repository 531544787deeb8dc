import type { NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { matchName } from '../../server/src/ingredients/actions/match-name.ts';

const foodData = await loadFoodData();
const COOKED = new Set(['cooked', 'boiled', 'fried', 'grilled', 'roasted', 'baked', 'poached', 'pre-cooked', 'vacuum-cooked']);

/** How each language says it of any food. */
const SAID: [NameLanguage, raw: string, cooked: string][] = [
  ['en', 'raw', 'cooked'],
  ['sv', 'rå', 'tillagad'],
  ['no', 'rå', 'stekt'],
  ['da', 'rå', 'tilberedt'],
  ['de', 'roh', 'gegart'],
  ['fr', 'cru', 'cuit'],
  ['nl', 'rauw', 'gegaard'],
];
/** Names that say themselves that it is cooked ("frites, cru") contradict the word. */
const CONTRADICTIONS = 0.01;

/** A line that says raw, or cooked, is not silently the other: a kilogram of roast was 1.3 kg of meat, and of rice 0.4 kg. */
test.each(SAID)('%s: what is said to be raw or cooked is that', (language, raw, cooked) => {
  const asked = language === 'en' ? 'en_gb' : language;
  const wrong: string[] = [];
  let all = 0;
  for (const { id, names, variations } of foodData.release.ingredients) {
    const states = variations.map(({ stateId }) => stateId);
    if (!states.some((state) => COOKED.has(state)) || COOKED.has(states[0] ?? '')) continue;
    const [name = ''] = names[language];
    for (const [word, isCooked] of [
      [raw, false],
      [cooked, true],
    ] as const) {
      const variationId = matchName(foodData, `${name}, ${word}`, asked).variation?.id;
      // Another food answers ("cooked chicken" is a grilled one): judged by the names, not here.
      if (!variationId?.startsWith(`${id}.`)) continue;
      all += 1;
      if (COOKED.has(variationId.slice(id.length + 1)) !== isCooked) wrong.push(`${name}, ${word}: ${variationId}`);
    }
  }
  expect(all).toBeGreaterThan(300);
  if (wrong.length > 0) console.log(wrong.join('; '));
  expect(wrong.length / all).toBeLessThan(language === 'no' ? 4 * CONTRADICTIONS : CONTRADICTIONS);
});

test.each([
  ['parboiled ris', 'no', 'rice.parboiled'],
  ['Parboiled-Reis', 'de', 'rice.parboiled'],
  ['riz étuvé', 'fr', 'rice.parboiled'],
  ['bloemkool panklaar', 'nl', 'cauliflower.raw'],
  ['ribeye steak, cooked', 'en_gb', 'beef-ribeye.grilled'],
  ['tillagad flankstek', 'sv', 'beef-flank.grilled'],
  ['rå fläskbog', 'sv', 'pork-shoulder.raw'],
] as const)('%s (%s) is %s', (name, language, variationId) => {
  expect(matchName(foodData, name, language).variation?.id).toBe(variationId);
});
