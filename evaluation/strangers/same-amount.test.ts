import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { expect, test } from 'vitest';
import { isSameAmount } from './same-amount.ts';

test.each<[Language, line: string, quantity: number, unit: string, isSame: boolean]>([
  ['sv', '2 tsk bikarbonat', 2, 'tsk', true],
  ['sv', '2 msk kakao', 2, 'tsk', false],
  ['no', '2 ss hvetemel', 2, 'ss', true],
  ['no', '1 ts kanel', 1, 'ss', false],
  ['da', '1½ spsk. karry', 1.5, 'spsk.', true],
  ['de', '1 Bund Suppengrün', 1, 'Bund', true],
  ['de', '1 Dose Mandarinen', 1, 'Bund', false],
  ['fr', "6 gousses d'ail", 6, 'gousse', true],
  ['fr', '2 c. à soupe de farine', 2, 'c. à soupe', true],
  ['fr', '2 c. à café de farine', 2, 'c. à soupe', false],
  ['nl', '6 eetlepels paneermeel', 6, 'eetlepel', true],
  ['nl', '2 bosjes peterselie', 2, 'bos', true],
  ['en_us', '1 T cumin', 1, 'T', true],
  ['en_us', '1 t cumin', 1, 'T', false],
  ['en_us', '4 c. diced potatoes', 4, 'c.', true],
  ['en_us', '1.5 CUP olive oil', 1.5, 'CUP', true],
  ['en_us', '1 No. 10 can tomatoes', 1, 'No. 10 can', true],
  ['en_us', '30 ea flour tortillas', 30, 'ea', true],
  ['en_us', '10 dz slider buns', 10, 'dozen', true],
  ['en_us', '10 slider buns', 10, 'dozen', false],
  ['de', '4 Paar Wiener Würstchen', 4, 'Paar', true],
  ['de', '4 Wiener Würstchen', 4, 'Paar', false],
  ['de', '3 Eßl. Johannisbeergelee', 3, 'Eßl.', true],
  ['de', '1 Würfel Hefe', 1, 'piece', true],
  ['sv', '3 huvuden sallad', 3, 'huvud', true],
  ['fr', '1 boule de mozzarella', 1, 'boule', true],
  ['nl', '2 theel. kaneel', 2, 'eetl.', false],
  ['nl', '4 bollen mozzarella', 4, 'bol', true],
])('%s: %s is %d %s: %s', (language, line, quantity, unit, isSame) => {
  const labelled = { line, quantity, unit, food: '', gramsMin: null, gramsMax: null, foodsCount: 1 };
  expect(isSameAmount([parseLine(line, language)], labelled)).toBe(isSame);
});

test.each<[line: string, unit: string | null, isSame: boolean]>([
  ['splash of milk', 'splash', true],
  ['squeeze of lemon', null, true],
  ['some milk', null, true],
  ['2 knobs of butter', null, false],
  ['1 pint of milk', null, false],
])('%s, whose amount nobody can say in numbers', (line, unit, isSame) => {
  const labelled = { line, quantity: null, unit, food: '', gramsMin: null, gramsMax: null, foodsCount: 1 };
  expect(isSameAmount([parseLine(line, 'en_gb')], labelled)).toBe(isSame);
});
