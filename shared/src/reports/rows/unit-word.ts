import { phraseTables } from '../../ingredients/phrase/words/phrase-tables.ts';
import { readUnit } from '../../ingredients/phrase/read-unit.ts';
import { NAME_LANGUAGES, type Language, nameLanguageOf } from '../../kernel/language.ts';
import { ownValue } from '../../kernel/own-value.ts';
import { Remembered } from '../../kernel/memory/remembered.ts';
import { isSpoon, unitIs } from '../../units/kinds-of-unit.ts';
import { WRITTEN_UNITS, type WrittenUnit } from '../../units/unit.ts';
import { bareWord, isCaseWord, isOfNoSize } from './case-word.ts';

/** As suppliers shorten what cooks write out. */
const TRADE: Readonly<Record<string, WrittenUnit>> = {
  kgm: 'kg',
  kilo: 'kg',
  kilos: 'kg',
  grm: 'g',
  ltr: 'l',
  lt: 'l',
  st: 'piece',
  stk: 'piece',
  styck: 'piece',
  pcs: 'piece',
  pce: 'piece',
  ea: 'piece',
  each: 'piece',
  stck: 'piece',
  stuks: 'piece',
  pièces: 'piece',
};

/** A file has few words for units and many rows. */
const MOST_KNOWN = 5000;
const known = new Remembered<WrittenUnit | null>('words of units', MOST_KNOWN);

/** The unit that a word of a file stands for, in whichever language; null when it is none ("case", "tray"). */
export function unitOfWord(word: string, language: Language): WrittenUnit | null {
  const key = `${language} ${word}`;
  const unit = known.glance(key);
  return unit === undefined ? known.set(key, readWord(word, language)) : unit;
}

/** Whether a cell is nothing but a unit or a case, whatever the language: "kg", "ltr", "krt". */
export function isUnitWord(text: string): boolean {
  return text.length <= 8 && /\p{L}/u.test(text) && (unitOfWord(text, 'en_gb') !== null || isCaseWord(bareWord(text)));
}

function readWord(word: string, language: Language): WrittenUnit | null {
  const bare = bareWord(word);
  if (isOfNoSize(bare)) return null;
  const unitRead = WRITTEN_UNITS.find((unit) => unit === bare) ?? ownValue(TRADE, bare);
  if (unitRead) return unitRead;
  const own = nameLanguageOf(language);
  for (const each of [own, ...NAME_LANGUAGES.filter((other) => other !== own)]) {
    const read = readUnit(bare, phraseTables(each));
    if (read && read.rest.trim() === '') return isSpoonOfACook(read.value, bare) ? null : read.value;
  }
  return null;
}

/** "T", "c", "TS" and "EL": a cook's spoons and cups, but nobody sells by them; in a file they are tonnes, cases or trays. */
function isSpoonOfACook(unit: WrittenUnit, word: string): boolean {
  return (isSpoon(unit) || unit === 'cup') && word.length <= 2;
}

/** The units that are offered for a purchased row: those of a recipe's line and litres. */
export const PURCHASE_UNITS: readonly WrittenUnit[] = WRITTEN_UNITS.filter((unit) => unitIs(unit, 'purchased'));
