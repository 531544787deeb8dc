import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { checkClaims } from './check-claims.ts';

const check = (text: string, language: Language = 'de') => checkClaims(text, { language, country: 'DE', year: 2026 });

describe('a claim is found however it is disguised', () => {
  test.each([
    ['k l i m a n e u t r a l', 'de', 'k l i m a n e u t r a l'],
    ['Unser k l i m a n e u t r a l e s Menü', 'de', 'k l i m a n e u t r a l e s'],
    ['En k-l-i-m-a-t-s-m-a-r-t lunch', 'sv', 'k-l-i-m-a-t-s-m-a-r-t'],
    ['I k l i m a t s m a r t tid', 'sv', 'k l i m a t s m a r t'],
    ['k l i m a  n e u t r a l', 'de', 'k l i m a  n e u t r a l'],
    ['K.L.I.M.A neutral', 'de', 'K.L.I.M.A neutral'],
    ['C O 2 - n e u t r a l', 'de', 'C O 2 - n e u t r a l'],
    ['k🌱l🌱i🌱m🌱a🌱neutral', 'de', 'k🌱l🌱i🌱m🌱a🌱neutral'],
    ['g o o d f o r t h e p l a n e t', 'en_gb', 'g o o d f o r t h e p l a n e t'],
    ['kli🌱ma🌱neutral', 'de', 'kli🌱ma🌱neutral'],
    ['kli-ma-neu-tral', 'de', 'kli-ma-neu-tral'],
    ['kli\u{200b}ma\u{2063}neu\u{ad}tral', 'de', 'kli\u{200b}ma\u{2063}neu\u{ad}tral'],
    ['kli\u{202d}ma\u{180e}neu\u{115f}tral', 'de', 'kli\u{202d}ma\u{180e}neu\u{115f}tral'],
    ['кlimаnеutral', 'de', 'кlimаnеutral'],
    ['Κlimaneutral', 'de', 'Κlimaneutral'],
    ['klimaneutrαl', 'de', 'klimaneutrαl'],
    ['ｋｌｉｍａｎｅｕｔｒａｌ', 'de', 'ｋｌｉｍａｎｅｕｔｒａｌ'],
    ['🅺🅻🅸🅼🅰neutral', 'de', '🅺🅻🅸🅼🅰neutral'],
    ['ⓚⓛⓘⓜⓐneutral', 'de', 'ⓚⓛⓘⓜⓐneutral'],
    ['kl1man3utr4l', 'de', 'kl1man3utr4l'],
    ['kl!maneutral', 'de', 'kl!maneutral'],
    ['c1imate neutra1', 'en_gb', 'c1imate neutra1'],
    ['ec0-fr1endly', 'en_gb', 'ec0-fr1endly'],
    ['0rganic stew', 'en_gb', '0rganic'],
    ['klima\nneutral', 'de', 'klima\nneutral'],
    ['KLIMA\nNEUTRAL', 'de', 'KLIMA\nNEUTRAL'],
    ['Klima-\nneutral', 'de', 'Klima-\nneutral'],
    ['Kli-\nmaneutral', 'de', 'Kli-\nmaneutral'],
    ['Gut fürs\nKlima', 'de', 'Gut fürs\nKlima'],
    ['good for\r\nthe planet', 'en_gb', 'good for\r\nthe planet'],
    ['Good for<br>The Planet', 'en_gb', 'Good for<br>The Planet'],
  ] as const)('%j in %s', (text, language, words) => {
    expect(check(text, language).map((finding) => finding.words)).toEqual([words]);
  });
});

describe('what only looks like a disguise claims nothing', () => {
  test.each([
    ['Schnitzel (A,C,G,L)', 'de'],
    ['Kartoffelsalat A C G L M O', 'de'],
    ['Größen: S M L X', 'de'],
    ['Omega3 und B12, 500ml, 10kg', 'de'],
    ['Mac-n-cheese, fish-n-chips', 'en_gb'],
    ['Suppe 🍲 Salat 🥗 Brot 🍞', 'de'],
    ['Борщ, каша и чёрный хлеб', 'de'],
    ['Μουσακάς και ούζο', 'de'],
    ['Grüner Salat\nKüche des Tages', 'de'],
    ['No peanuts\n0.4 kg CO2e a portion', 'en_gb'],
    ['green salad\n\nkitchen bread', 'en_gb'],
    ['0.4kgCO2e instead of 1.6 kg CO2e in 2025', 'en_gb'],
    ['Hej!Soppa|Bröd', 'sv'],
    ['7up, H2O, 4 personer, 2x köttbullar', 'sv'],
  ] as const)('%j in %s', (text, language) => {
    expect(check(text, language)).toEqual([]);
  });
});

const WORDS: readonly { word: string; language: Language }[] = [
  { word: 'klimaneutral', language: 'de' },
  { word: 'umweltfreundlich', language: 'de' },
  { word: 'klimatsmart', language: 'sv' },
  { word: 'sustainable', language: 'en_gb' },
  { word: 'bæredygtig', language: 'da' },
  { word: 'écologique', language: 'fr' },
  { word: 'duurzaam', language: 'nl' },
];
const DISGUISES: readonly ((letters: string[]) => string)[] = [
  (letters) => letters.join(' '),
  (letters) => letters.join('-'),
  (letters) => letters.join(' · '),
  (letters) => letters.join('\n'),
  (letters) => letters.join('🌱'),
  (letters) => letters.join('\u{200b}'),
  (letters) => letters.join('\u{ad}'),
  (letters) => letters.join('<b></b>'),
  (letters) => letters.join('*'),
  (letters) => letters.map((letter) => letter.replace('o', 'о').replace('a', 'а').replace('e', 'е')).join(''),
  (letters) => letters.map((letter) => letter.replace('o', '0').replace('e', '3').replace('a', '4')).join(''),
  (letters) => letters.join('').toUpperCase(),
  (letters) => letters.join('').normalize('NFD'),
];

test('a word in any disguise is found where it stands, and as it was written', () => {
  const around = fc.constantFrom('', 'Menü: ', '🌱🌱 ', 'Suppe, ', 'Ａ– ', '&amp; ', '<p>');
  const disguise = fc.integer({ min: 0, max: DISGUISES.length - 1 });
  fc.assert(
    fc.property(fc.constantFrom(...WORDS), disguise, around, around, ({ word, language }, at, before, after) => {
      const disguised = DISGUISES[at]?.(Array.from(word)) ?? '';
      const text = `${before}${disguised}${after === '' ? '' : `. ${after}`}`;
      const found = check(text, language);
      expect(found.map(({ kind }) => kind)).not.toEqual([]);
      const [{ start, end, words } = { start: 0, end: 0, words: '' }] = found;
      expect(words).toBe(text.slice(start, end));
      expect([start, end]).toEqual([before.length, before.length + disguised.length]);
    }),
  );
});
