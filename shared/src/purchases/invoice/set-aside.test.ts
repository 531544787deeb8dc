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
  ['Discount', 'en_gb', 'charge'],
  ['Discount 5%', 'en_gb', 'charge'],
  ['Discount 5,5 %', 'da', 'charge'],
  ['Volume discount 5 %', 'en_gb', 'charge'],
  ['Discount on order 123', 'en_gb', 'charge'],
  ['Bonus Q3 2026', 'en_gb', 'charge'],
  ['Bonus Oktober 2026', 'de', 'charge'],
  ['Bonus auf Umsatz', 'de', 'charge'],
  ['Discount 01.12.2026', 'nl', 'charge'],
  ['Mengenrabatt', 'de', 'charge'],
  ['Skonto 2 %', 'de', 'charge'],
  ['Kvantumsrabat uge 48', 'da', 'charge'],
  ['Discount smør', 'da', null],
  ['Discount hakket oksekød 8-12%', 'da', null],
  ['Discount hakket kød 5 kg', 'da', null],
  ['Bonus rugbrød', 'da', null],
  ['Rabarber', 'da', null],
])('%s (%s) is set aside as %s', (name, language, reason) => {
  expect(setAsideByWords(name, language)).toBe(reason);
});
