import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { loadFoodData } from '../../server/src/ingredients/actions/load-food-data.ts';
import { understandLine } from '../../server/src/ingredients/actions/understand-line.ts';

const foodData = await loadFoodData();

const read = (language: Language, line: string): [string | undefined, number | null] => {
  const { match, grams } = understandLine(foodData, line, language);
  return [match.candidates[0]?.ingredientId, grams];
};

// Words behind a name or in brackets say which animal, which plant, and how much of it is eaten.
test.each<[Language, string, string, number]>([
  ['sv', '800 g köttfärs (nöt/fläsk)', 'mixed-mince', 800],
  ['sv', '500 g köttfärs, blandfärs', 'mixed-mince', 500],
  ['sv', '500 g färs (nöt)', 'beef-mince', 500],
  ['fr', '500 g de viande hachée (boeuf et porc)', 'mixed-mince', 500],
  ['fr', '500 g de viande hachée (boeuf)', 'beef-mince', 500],
  ['no', '400 g kjøttdeig (svin)', 'pork-mince', 400],
  ['en_gb', '500 g minced meat (beef and pork)', 'mixed-mince', 500],
  ['en_gb', '1 kg yoghurt (soy)', 'soy-yoghurt', 1000],
  ['de', '1 Dose Kidneybohnen (Abtropfgewicht 255 g)', 'kidney-beans', 255],
  ['de', '1 Glas Gewürzgurken (670 g, Abtropfgewicht 360 g)', 'gherkin', 360],
  ['fr', '1 boîte de pois chiches (poids net égoutté 265 g)', 'chickpeas', 265],
  ['nl', '2 blikken kikkererwten (400 g, uitlekgewicht 240 g)', 'chickpeas', 480],
  ['sv', '1 burk kikärter (avrunnen vikt 230 g)', 'chickpeas', 230],
  ['en_us', '2 ears corn', 'corn-on-the-cob', 500],
])('%s: "%s" is %s, %d g', (language, line, ingredientId, grams) => {
  expect(read(language, line)).toEqual([ingredientId, grams]);
});

test.each<[Language, string, number]>([
  ['de', '1 Schuss Weißwein', 20],
  ['fr', "1 filet d'huile d'olive", 10],
  ['nl', '1 scheutje melk', 15],
  ['sv', '1 skvätt grädde', 15],
])('%s: a pour is more than a dash of something strong: "%s" is %d g', (language, line, grams) => {
  expect(read(language, line)[1]).toBe(grams);
  expect(read('en_gb', '1 dash Tabasco')[1]).toBeLessThan(1);
});
