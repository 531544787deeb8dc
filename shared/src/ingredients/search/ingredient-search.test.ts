import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../kernel/language.ts';
import { LEAST_CONFIDENCE } from './confidence.ts';
import { IngredientSearch } from './ingredient-search.ts';
import { sampleRelease } from './sample-release.ts';

const release = sampleRelease();
const search = new IngredientSearch(release);

/** The food that is found surely enough to be taken; null when there is none. */
function found(name: string, language: Language) {
  const best = search.find(name, { language, limit: 5 })[0];
  return best && best.confidence >= LEAST_CONFIDENCE ? best : null;
}

const idOf = (name: string, language: Language) => found(name, language)?.ingredient.id ?? null;

test.each([
  ['vegan oat drink', 'oat-drink', 'en_gb'],
  ['plant-based oat drink', 'oat-drink', 'en_gb'],
  ['HAVREDRYCK 6X1L OATLY', 'oat-drink', 'sv'],
  ['växtbaserad havredryck', 'oat-drink', 'sv'],
  ['plantebaseret havredrik', 'oat-drink', 'da'],
  ['vegane Haferdrink', 'oat-drink', 'de'],
  ['Haferdrink vegan', 'oat-drink', 'de'],
  ['plantaardige haverdrank', 'oat-drink', 'nl'],
] as const)('what is made of plants anyway may be called so: %s is %s', (name, id, language) => {
  expect(idOf(name, language)).toBe(id);
});

test.each([
  ['vegan butter milk', 'en_gb'],
  ['vegansk mjölk', 'sv'],
  ['veganes Hackfleisch', 'de'],
] as const)('what is made of milk or meat is another food when it is called vegan: %s', (name, language) => {
  expect(['milk', 'butter', 'buttermilk', 'beef-mince', 'mixed-mince']).not.toContain(idOf(name, language));
});

test.each([
  ['coconut milk', 'coconut-milk', 'en_gb'],
  ['peanut butter', 'peanut-butter', 'en_gb'],
  ['oat drink', 'oat-drink', 'en_gb'],
  ['butternut squash', 'butternut-squash', 'en_gb'],
  ['egg noodles', 'egg-noodles', 'en_gb'],
  ['vegan mince', 'vegan-mince', 'en_gb'],
  ['kokosmjölk', 'coconut-milk', 'sv'],
  ['jordnötssmör', 'peanut-butter', 'sv'],
  ['havredryck', 'oat-drink', 'sv'],
  ['äggnudlar', 'egg-noodles', 'sv'],
  ['vegofärs', 'vegan-mince', 'sv'],
  ['kokosmelk', 'coconut-milk', 'no'],
  ['jordnøddesmør', 'peanut-butter', 'da'],
  ['Kokosmilch', 'coconut-milk', 'de'],
  ['Eiernudeln', 'egg-noodles', 'de'],
  ['lait de coco', 'coconut-milk', 'fr'],
  ['pomme de terre', 'potato', 'fr'],
  ['pindakaas', 'peanut-butter', 'nl'],
] as const)('a false friend is no friend: %s is %s', (name, id, language) => {
  expect(idOf(name, language)).toBe(id);
});

test.each([
  ['almond milk', 'en_gb'],
  ['hemp milk', 'en_gb'],
  ['almond butter', 'en_gb'],
  ['apple butter', 'en_gb'],
  ['tomato soup', 'en_gb'],
  ['mandelmjölk', 'sv'],
  ['sojamjölk', 'sv'],
  ['tomatsoppa', 'sv'],
  ['smörgås', 'sv'],
  ['Mandelmilch', 'de'],
  ['Apfelkuchen', 'de'],
  ["lait d'amande", 'fr'],
  ['amandelmelk', 'nl'],
  ['xyzzy', 'en_gb'],
  ['', 'en_gb'],
  ['5 kg', 'sv'],
] as const)('%s is nothing that we know, and not the nearest word', (name, language) => {
  expect(idOf(name, language)).toBeNull();
});

test.each([
  ['tomatoes', 'tomato', 'en_gb'],
  ['ONIONS', 'yellow-onion', 'en_gb'],
  ['lökar', 'yellow-onion', 'sv'],
  ['tomaterna', 'tomato', 'sv'],
  ['poteter', 'potato', 'no'],
  ['kartofler', 'potato', 'da'],
  ['Äpfel', 'apple', 'de'],
  ['Kartoffeln', 'potato', 'de'],
  ['œufs', 'egg', 'fr'],
  ['pommes', 'apple', 'fr'],
  ['tomaten', 'tomato', 'nl'],
] as const)('a plural is its singular: %s', (name, id, language) => {
  expect(idOf(name, language)).toBe(id);
});

test.each([
  ['brocolli', 'broccoli', 'en_gb'],
  ['tomatoe', 'tomato', 'en_gb'],
  ['parsely', 'parsley', 'en_gb'],
  ['persilija', 'parsley', 'sv'],
  ['kyklinglår', 'chicken-thigh', 'sv'],
  ['Kartofel', 'potato', 'de'],
  ['aardapel', 'potato', 'nl'],
] as const)('a typo is forgiven: %s', (name, id, language) => {
  expect(idOf(name, language)).toBe(id);
});

test.each([
  ['kycklinglårfilé', 'chicken-thigh.fillet', 'sv'],
  ['kyckling filé', 'chicken.fillet', 'sv'],
  ['laxfilé', 'salmon.fillet', 'sv'],
  ['Lachsfilet', 'salmon.fillet', 'de'],
  ['kipfilet', 'chicken.fillet', 'nl'],
  ['laksefilet', 'salmon.fillet', 'da'],
  ['filet de poulet', 'chicken.fillet', 'fr'],
  ['vitlöksklyftor', 'garlic.raw', 'sv'],
] as const)('a compound is taken apart: %s is %s', (name, id, language) => {
  expect(found(name, language)?.variations[0]?.id).toBe(id);
});

test.each([
  ['frozen broccoli', 'broccoli.frozen', 'en_gb'],
  ['broccoli, fryst', 'broccoli.frozen', 'sv'],
  ['TK-Brokkoli', 'broccoli.frozen', 'de'],
  ['smoked salmon', 'salmon.smoked', 'en_gb'],
  ['saumon fumé', 'salmon.smoked', 'fr'],
  ['dried parsley', 'parsley.dried', 'en_gb'],
  ['onion, finely chopped', 'yellow-onion.raw', 'en_gb'],
  ['minced beef 20% fat', 'beef-mince.fat-20', 'en_gb'],
  ['nötfärs 12%', 'beef-mince.fat-10', 'sv'],
] as const)('a word of process chooses the variation: %s is %s', (name, id, language) => {
  expect(found(name, language)?.variations[0]?.id).toBe(id);
});

test.each([
  ['Arla Mjölk 3% 1,5 l', 'milk.fat-3', 'sv'],
  ['Broccoli fryst 2,5kg Findus', 'broccoli.frozen', 'sv'],
  ['LÖK GUL 10KG', 'yellow-onion.raw', 'sv'],
  ['Kycklinglår 10 x 1 kg Kronfågel', 'chicken-thigh.raw', 'sv'],
  ['Apples Royal Gala', 'apple.raw', 'en_gb'],
  ['cheddar cheese 5kg', 'cheddar.raw', 'en_gb'],
] as const)('maker and pack are no part of the name: %s', (name, id, language) => {
  expect(found(name, language)?.variations[0]?.id).toBe(id);
});

test('origin and organic are told apart from the name', () => {
  expect(found('svensk ekologisk mjölk', 'sv')).toMatchObject({ originId: 'SE', organic: true });
  expect(found('smör från Danmark', 'sv')).toMatchObject({ originId: 'DK', organic: false });
  expect(found('Bio Milch', 'de')).toMatchObject({ originId: null, organic: true });
});

test('other languages answer when the own one has no word for it', () => {
  expect(idOf('jordnötssmör', 'en_gb')).toBe('peanut-butter');
  expect(found('mjölk', 'de')?.confidence).toBeLessThan(1);
});

test('a word as it is in the own language is surest', () => {
  const confidence = found('milk', 'en_gb')?.confidence ?? 0;
  expect(confidence).toBeGreaterThan(0.99);
  expect(found('melk', 'nl')?.confidence).toBe(confidence);
});

test.each([
  ['kyck', 'chicken', 'sv'],
  ['tom', 'tomato', 'en_gb'],
  ['mj', 'milk', 'sv'],
  ['smoked sal', 'salmon', 'en_gb'],
  ['färs', 'beef-mince', 'sv'],
  // Not yet a word, and its parts are none either.
  ['Rinderhackfl', 'beef-mince', 'de'],
] as const)('while typing, %s offers %s', (query, id, language) => {
  const offered = search.find(query, { language, limit: 5, typing: true }).map(({ ingredient }) => ingredient.id);
  expect(offered).toContain(id);
});

test('every name finds its own ingredient', () => {
  const missed = release.ingredients.flatMap((ingredient) =>
    (['sv', 'no', 'da', 'de', 'fr', 'nl'] as const).flatMap((language) =>
      ingredient.names[language].filter((name) => idOf(name, language) !== ingredient.id),
    ),
  );
  expect(missed).toEqual([]);
});

test('no text makes the search throw, and confidence stays a probability', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 400 }), constantFrom(...LANGUAGES), (name, language) => {
      for (const { confidence } of search.find(name, { language, limit: 5 })) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }),
  );
});
