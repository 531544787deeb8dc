import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, nameLanguageOf } from '../kernel/language.ts';
import { OBJECT_WORDS } from '../kernel/object-words.fixture.ts';
import { parseLine } from './phrase/parse-line.ts';
import { categoryNamed } from './search/category-words.ts';
import { countryCodeIn } from './search/words/country-codes.ts';
import { fold } from './search/fold.ts';
import { IngredientSearch } from './search/ingredient-search.ts';
import { sampleRelease } from './search/sample-release.ts';
import { stem } from './search/stem.ts';

const search = new IngredientSearch(sampleRelease());
const language = constantFrom(...LANGUAGES);
const word = constantFrom(...OBJECT_WORDS);
const words = array(constantFrom(...OBJECT_WORDS, '2', '½', 'dl', 'g', 'x', 'butter', 'lök', '(', ')', ',', '&', ';'), {
  minLength: 1,
  maxLength: 8,
}).map((all) => all.join(' '));

/** The letters of a word, without markup and punctuation. */
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');

test('a line of such words is read as any other, in every language', () => {
  assert(
    property(words, language, (line, spoken) => {
      const { name, note, unit, quantity } = parseLine(line, spoken);
      expect([typeof name, note === null || typeof note === 'string', unit === null || typeof unit === 'string']).toEqual([
        'string',
        true,
        true,
      ]);
      expect(quantity === null || [quantity].flat().every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('an amount before such a word is that amount of it', () => {
  assert(
    property(word, language, (food, spoken) => {
      const { quantity, unit, name, note } = parseLine(`250 g ${food}`, spoken);
      expect([quantity, unit]).toEqual([250, 'g']);
      expect(letters(`${name} ${note ?? ''}`)).toContain(letters(food));
    }),
  );
});

test('such words are looked for among foods, and none is surely one', () => {
  assert(
    property(words, language, (line, spoken) => {
      for (const { confidence } of search.find(line, { language: spoken, limit: 5 }))
        expect(confidence).toBeGreaterThanOrEqual(0);
      search.find(line, { language: spoken, limit: 5, typing: true, hints: line });
      expect([typeof search.isWord(fold(line), spoken), typeof fold(line)]).toEqual(['boolean', 'string']);
    }),
    { numRuns: 300 },
  );
});

test.each(OBJECT_WORDS)('"%s" has a stem, and names neither category nor country by being there', (one) => {
  for (const spoken of LANGUAGES) {
    expect(typeof stem(fold(one), nameLanguageOf(spoken))).toBe('string');
    const category = categoryNamed(one, spoken);
    expect(category === null || typeof category === 'string').toBe(true);
  }
  const country = countryCodeIn(one);
  expect(country === null || /^[A-Z]{2}$/.test(country)).toBe(true);
});
