import { expect, test } from 'vitest';
import type { Language } from '../../kernel/language.ts';
import { setAsideByWords } from './set-aside.ts';

test.each<[string, Language, string | null]>([
  ['Pant brödback', 'sv', 'deposit'],
  ['PANT', 'sv', 'deposit'],
  ['Flaskpant 1 kr', 'da', 'deposit'],
  ['Pant kasse', 'no', 'deposit'],
  ['Pfand Kiste', 'de', 'deposit'],
  ['Frakt', 'sv', 'freight'],
  ['Miljöavgift', 'sv', 'charge'],
  ['Servetter vita 33 cm', 'sv', 'not_food'],
  ['Pantoufles de veau', 'fr', null],
  ['Panterrösti', 'de', null],
  ['Rågbröd skivat 900 g', 'sv', null],
  ['constructor', 'en_gb', null],
])('%s (%s) is set aside as %s', (name, language, reason) => {
  expect(setAsideByWords(name, language)).toBe(reason);
});
