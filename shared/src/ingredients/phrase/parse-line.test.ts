import { assert, array, constantFrom, integer, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../kernel/language.ts';
import { parseLine } from './parse-line.ts';

test.each([
  ['For the sauce:', 'For the sauce', 'en_gb'],
  ['For the dressing', 'For the dressing', 'en_gb'],
  ['## Sauce', 'Sauce', 'en_gb'],
  ['Sås:', 'Sås', 'sv'],
  ['Till servering', 'Till servering', 'sv'],
  ['Für die Soße:', 'Für die Soße', 'de'],
  ['Pour la sauce', 'Pour la sauce', 'fr'],
  ['Voor de saus:', 'Voor de saus', 'nl'],
] as const)('%s is a heading', (line, name, language) => {
  expect(parseLine(line, language)).toMatchObject({ heading: true, name, quantity: null, unit: null });
});

test.each([
  ['<script>alert(1)</script> 2 eggs', 'alert(1) 2 eggs'],
  ['2 eggs\u0000\u0007\u202E', 'eggs'],
  ['\u{1F345} 3 tomatoes \u{1F345}', 'tomatoes'],
  ['2 **eggs**', 'eggs'],
  ['\uD800 salt', 'salt'],
])('markup and control characters of %j stay out of the name', (line, name) => {
  const parsed = parseLine(line, 'en_gb').name;
  expect(parsed).not.toMatch(/[<>\p{Cc}\p{Cf}\p{Cs}*]/u);
  expect(name.endsWith(parsed) || parsed.startsWith('alert')).toBe(true);
});

test('the unit is kept as it was written', () => {
  expect(parseLine('2 Matskedar olja', 'sv')).toMatchObject({ unit: 'tbsp', unitText: 'Matskedar' });
});

test('the word behind a weight in a bracket is kept, but not one that says of how many it is', () => {
  expect(parseLine('2 (400 g fresh) onions', 'en_gb')).toMatchObject({ quantity: 800, name: 'onions', note: '2 × 400 g, fresh' });
  expect(parseLine('2 (400 g each) onions', 'en_gb')).toMatchObject({ quantity: 800, name: 'onions', note: '2 × 400 g' });
});

test('an empty line is nothing', () => {
  expect(parseLine('  \t ', 'sv')).toMatchObject({ quantity: null, unit: null, name: '', note: null });
});

const language = constantFrom(...LANGUAGES);

test('no text makes the parser throw, and no control character passes into a name', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), language, (line, spoken) => {
      const phrase = parseLine(line, spoken);
      expect(phrase.name).not.toMatch(/[\p{Cc}<>]/u);
    }),
    { numRuns: 2000 },
  );
});

const written = array(
  constantFrom(
    ...`2|1/2|½|2-3|x|400 g|dl|cup|of|or|and|(|)|,|onion|butter|chopped|for|frying|en|halv|msk|till|eller|à|klyftor|vitlök|ca|lite|red|fresh|3%|-|/|:|to taste|can`.split(
      '|',
    ),
  ),
  { maxLength: 12 },
).map((words) => words.join(' '));

test('no word of a line is lost', () => {
  assert(
    property(written, language, (line, spoken) => {
      const { quantity, unitText, name, note, unit } = parseLine(line, spoken);
      const found = `${unitText ?? ''} ${name} ${note ?? ''}`.toLowerCase();
      const foods = ['onion', 'butter', 'chopped', 'frying', 'vitlök', 'fresh'].filter((word) => line.includes(word));
      expect(foods.filter((word) => !found.includes(word))).toEqual([]);
      // Only "a few sprigs" has a unit without a number.
      expect(unit === null || quantity !== null || note !== null).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('a name once read is read as itself again', () => {
  assert(
    property(
      constantFrom('yellow onion', 'beef mince', 'coconut milk', 'plain flour', 'smoked salmon'),
      integer({ min: 1, max: 900 }),
      (name, grams) => {
        expect(parseLine(`${grams} g ${name}`, 'en_gb')).toMatchObject({ quantity: grams, unit: 'g', name });
        expect(parseLine(name, 'en_gb')).toMatchObject({ quantity: null, name });
      },
    ),
  );
});
