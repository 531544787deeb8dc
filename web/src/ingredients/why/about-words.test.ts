import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { formatOf } from '../../platform/i18n/use-format.ts';
import { aboutWords, type AboutNames } from './about-words.ts';
import sv from '../../texts/sv/ingredients/why.ts';

const text = createTranslator({ locale: 'sv', messages: sv, timeZone: 'UTC' }) as unknown as AboutNames['text'];
const names: AboutNames = {
  text,
  format: formatOf('sv'),
  source: (id) => (id === 'faostat' ? 'FAOSTAT' : id),
  state: (id) => (id === 'raw' ? 'rå' : id),
  category: (id) => (id === 'beef' ? 'Nötkött' : id),
};

test.each([
  [{ source: 'faostat', record: 'Raw milk of cattle' }, ['FAOSTAT, post Raw milk of cattle']],
  [{ state: 'raw' }, ['Från samma livsmedel, rå']],
  [{ process: 'frozen' }, ['Förvällning, frysning, förpackning och frysdisk']],
  [{ process: 'cooked' }, []],
  [{ category: 'beef' }, ['Nötkött']],
  [{ reason: 'by_value', note: 'about a tenth' } as const, ['En biprodukt: utsläppen fördelas efter pris.']],
  [{ origins: [{ id: 'BR', share: 1 }], to: 'SE' }, ['Brasilien → Sverige']],
  [{ origins: [{ id: 'WORLD', share: 1 }], heated: 0.5 }, ['globalt genomsnitt', '50 % av växthusen är uppvärmda']],
  [
    { origins: [{ id: 'SE', share: 1 }], source: 'sel', studies: 5, foods: 3 },
    ['Sverige', 'Median av 5 studier av 3 livsmedel, sel'],
  ],
  [{ origins: [{ id: 'SE', share: 1 }], source: 'crosswalk' }, ['Sverige', 'En fördelning som underhålls manuellt']],
])('%j is said in Swedish', (about, words) => {
  expect(aboutWords(about, names).map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual(words);
});

test('a mix of many origins is named by its largest, and how much the others are', () => {
  const origins = ['SE', 'DK', 'NL', 'DE', 'PL', 'FR', 'ES'].map((id, place) => ({ id, share: place === 0 ? 0.4 : 0.1 }));
  expect(aboutWords({ origins }, names)[0]).toMatch(/^Sverige 40.%, Danmark 10.%,.*Polen 10.%.*övriga 20.%$/);
});
