import { ownValue } from '../../kernel/own-value.ts';
import { unitIs } from '../../units/kinds-of-unit.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import type { Read } from './read-number.ts';

/** The unit a text begins with. A size may stand before it ("large bunch"), and belongs into the note. */
export function readUnit(
  text: string,
  tables: PhraseTables,
): (Read<WrittenUnit> & { unitText: string; size: string | null }) | null {
  const from = text.replace(/^\s?-(?=\p{L})/u, '').trimStart();
  const size = tables.starts.size.exec(from);
  const unit = unitAt(from, tables);
  if (unit) return { ...unit, size: null };
  if (!size) return afterParticiple(from, tables);
  const sized = unitAt(from.slice(size[0].length).trimStart(), tables);
  return sized ? { ...sized, size: size[0] } : null;
}

/** "2 uitgeperste teentjes", "4 crushed cloves". */
function afterParticiple(text: string, tables: PhraseTables): ReturnType<typeof readUnit> {
  const word = /^\p{L}+(?= )/u.exec(text)?.[0];
  if (word === undefined || tables.participle?.test(word.toLowerCase()) !== true) return null;
  const unit = unitAt(text.slice(word.length).trimStart(), tables);
  return unit && unitIs(unit.value, 'done_to') ? { ...unit, size: word } : null;
}

function unitAt(text: string, tables: PhraseTables): (Read<WrittenUnit> & { unitText: string }) | null {
  if (tables.starts.whole.test(text)) return null;
  const cased = /^(\p{L})\.?(?![\p{L}\p{N}])/u.exec(text);
  const casedUnit = cased ? ownValue(tables.words.casedUnits, cased[1] ?? '') : undefined;
  if (cased && casedUnit) return { value: casedUnit, unitText: cased[1] ?? '', rest: text.slice(cased[0].length) };
  const match = tables.starts.unit.exec(text);
  const unit = match ? tables.unitOf.get((match[1] ?? '').toLowerCase()) : undefined;
  return match && unit ? { value: unit, unitText: match[0].replace(/\.$/u, ''), rest: text.slice(match[0].length) } : null;
}
