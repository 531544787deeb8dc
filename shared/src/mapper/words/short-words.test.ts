import { expect, test } from 'vitest';
import { withShortWords } from './short-words.ts';

test.each([
  ['da', 'Kyllingeoverlår u/ben u/skind 2,5 kg', 'Kyllingeoverlår uden ben uden skind 2,5 kg'],
  ['da', 'Rugbrød m/ solsikkekerner', 'Rugbrød med solsikkekerner'],
  ['sv', 'Torskrygg u/skinn', 'Torskrygg utan skinn'],
  ['no', 'Svinekam u/bein', 'Svinekam uten bein'],
  ['fr', 'Filet de lieu noir s/peau', 'Filet de lieu noir sans peau'],
  ['fr', 'Longe de porc s/os ss vide', 'Longe de porc sans os ss vide'],
  ['de', 'Hähnchenbrust o.Haut', 'Hähnchenbrust ohne Haut'],
  ['de', 'Schweinenacken o. Kn. 2kg', 'Schweinenacken ohne Knochen 2kg'],
  ['de', 'Gulasch a.d. Keule', 'Gulasch aus der Keule'],
  ['nl', 'Zalmfilet z/vel', 'Zalmfilet zonder vel'],
  ['en_gb', 'E/C Long Grain Rice', 'easy cook Long Grain Rice'],
  ['de', 'Lachsfilet o.H. 125g', 'Lachsfilet ohne Haut 125g'],
  ['sv', 'POTATISBULLAR FR 5KG', 'POTATISBULLAR fryst 5KG'],
  ['sv', 'ÄPPLE GOLDEN FR', 'ÄPPLE GOLDEN FR'],
  // Numbers keep their slash, and so does what is no short word.
  ['fr', 'Tomates pelées 5/1', 'Tomates pelées 5/1'],
  ['de', 'Ananas 10/1 Dose', 'Ananas 10/1 Dose'],
  ['da', 'Æg M/L', 'Æg M/L'],
] as const)('%s: %s', (language, name, written) => {
  expect(withShortWords(name, language === 'en_gb' ? 'en' : language)).toBe(written);
});
