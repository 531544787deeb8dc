import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { IngredientPhrase } from '../ingredient-phrase.ts';
import { cleanLine } from './clean-line.ts';
import { phraseTables, type PhraseTables } from './phrase-tables.ts';
import { joined, readAmount, readUnit, times, type Amount, type Quantity } from './read-amount.ts';
import { readBrackets, type WithNotes } from './read-brackets.ts';
import { readNote } from './read-note.ts';
import type { Read } from './read-number.ts';

/** "pinch of salt" is one; "cloves" alone are a spice, so only these are counted without a number. */
const ONE_WHEN_ALONE: ReadonlySet<WrittenUnit> = new Set(['pinch', 'dash', 'handful', 'knob', 'drop']);

const LENGTH =
  /^(\d+(?:[.,]\d+)?(?: ?[½¼¾]| ?\d\/\d)?(?: ?[-–] ?\d+)?[\s-]?(?:cm|mm|inch(?:es)?|in\.|["”]|tum|tomme|pouces?)(?:[\s-](?:long|thick|lång|tjock))?)(?=[\s-])/iu;

/** Takes one written ingredient line apart. Deterministic; what is not understood stays in the name as written. */
export function parseLine(input: string, language: Language): IngredientPhrase {
  const tables = phraseTables(nameLanguageOf(language));
  const line = cleanLine(input);
  if (isHeading(input, line, tables))
    return { input, quantity: null, unit: null, unitText: null, name: line.replace(/[:\s]+$/u, ''), note: null, heading: true };
  return phrase(input, withEach(readBrackets(readLine(line, tables), tables), tables), tables);
}

function isHeading(input: string, line: string, tables: PhraseTables): boolean {
  if (line === '' || readAmount(line, tables)) return false;
  if (/^\s*#{1,6}\s/u.test(input) || /^[^:]+:\s*$/u.test(line)) return true;
  return tables.starts.heading.test(line) && !/[\d,]/u.test(line) && line.split(' ').length <= 5;
}

/** The amount and the text beside it, wherever in the line the amount stands. */
function readLine(line: string, tables: PhraseTables): WithNotes {
  const { text, notes } = withoutToTaste(line, tables);
  const vague = readVague(text, notes, tables);
  if (vague) return vague;
  const start = startsWithWholeName(text, tables) ? null : readAmount(text, tables);
  if (start) return { amount: start.value, text: withoutSecondMeasure(start, notes, tables), notes };
  return (
    readLength(text, notes, tables) ??
    readUncounted(text, notes, tables) ??
    readAtEnd(text, notes, tables) ??
    readAfterOf(text, notes, tables) ?? { amount: null, text, notes }
  );
}

/** "half and half" is a cream. */
function startsWithWholeName(text: string, tables: PhraseTables): boolean {
  const lower = text.toLowerCase();
  return [...tables.wholeNames].some((whole) => lower.startsWith(whole));
}

function withoutToTaste(line: string, tables: PhraseTables): { text: string; notes: string[] } {
  const found = tables.toTaste.exec(line);
  if (!found) return { text: line, notes: [] };
  const text = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.replace(/\(\s*\)/u, ' ');
  return { text: text.replace(/[\s,]+$/u, '').trim(), notes: [found[0].replace(/^[\s,(]+/u, '')] };
}

/** "200 g/7 oz butter": the first measure counts. */
function withoutSecondMeasure(start: Read<Amount>, notes: string[], tables: PhraseTables): string {
  const slash = /^\s?\/\s?(?=[\d½¼¾⅓⅔])/u.exec(start.rest);
  if (!slash) return start.rest;
  const second = readAmount(start.rest.slice(slash[0].length), tables);
  if (!second) return start.rest;
  notes.push(start.rest.slice(slash[0].length, start.rest.length - second.rest.length).trim());
  return second.rest;
}

/** "1-inch piece of ginger", "5 cm ingefära": a length is no amount of anything we can weigh. */
function readLength(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const length = LENGTH.exec(text);
  if (!length) return null;
  const rest = text.slice(length[0].length);
  const unit = readUnit(rest, tables);
  const all = [...notes, (length[1] ?? '').trim()];
  if (!unit) return { amount: null, text: rest.replace(/^-/u, ''), notes: all };
  return { amount: { quantity: 1, unit: unit.value, unitText: unit.unitText, aside: null }, text: unit.rest, notes: all };
}

/** "some salt", "några kvistar timjan": nobody counted. */
function readVague(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const vague = tables.starts.vague.exec(text);
  if (!vague || vague[0].length === text.length) return null;
  const rest = text.slice(vague[0].length).trimStart();
  const unit = readUnit(rest, tables);
  const words = joined(vague[0], unit && unit.rest.trim() !== '' ? `${unit.size ?? ''} ${unit.unitText}`.trim() : null);
  return {
    amount: null,
    text: unit && unit.rest.trim() !== '' ? unit.rest : rest,
    notes: [...notes, ...(words ? [words.replace(', ', ' ')] : [])],
  };
}

function readUncounted(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const unit = readUnit(text, tables);
  if (!unit || !ONE_WHEN_ALONE.has(unit.value) || unit.rest.trim() === '') return null;
  return { amount: { quantity: 1, unit: unit.value, unitText: unit.unitText, aside: unit.size }, text: unit.rest, notes };
}

/** "Flour 200 g", "Köksmjölk 3% 1,5 l", "Ägg: 12". */
function readAtEnd(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  let tries = 0;
  for (const found of text.matchAll(/(?<=\S)([\s,:–-]+)(?=(?:[~≈]|ca\.? ?)?[\d½¼¾⅓⅔])/giu)) {
    if (++tries > 12) return null;
    const read = readAmount(text.slice(found.index + found[0].length), tables);
    const isMarked = /[\t:,–-]/u.test(found[1] ?? '');
    if (read && /^[\s.)]*$/u.test(read.rest) && (read.value.unit || isMarked))
      return { amount: read.value, text: text.slice(0, found.index), notes };
  }
  return null;
}

/** "juice of 1 lemon" is a lemon, of which the juice is used. */
function readAfterOf(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  for (const space of text.matchAll(/ /gu)) {
    const rest = text.slice(space.index + 1);
    const of = tables.starts.of.exec(rest);
    const read = of ? readAmount(rest.slice(of[0].length).trimStart(), tables) : null;
    if (of && read && read.rest.trim() !== '')
      return { amount: read.value, text: read.rest, notes: [...notes, `${text.slice(0, space.index)} ${of[0]}`] };
  }
  return null;
}

/** "2 burkar krossade tomater à 400 g". */
function withEach(parts: WithNotes, tables: PhraseTables): WithNotes {
  const { amount, text, notes } = parts;
  const each = amount && typeof amount.quantity === 'number' ? tables.each.exec(text) : null;
  if (!amount || typeof amount.quantity !== 'number' || !each) return parts;
  const read = readAmount(text.slice(each.index + each[0].length).trim(), tables);
  if (!read || !read.value.unit || !/^[\s.,)]*$/u.test(read.rest)) return parts;
  const written = `${amount.quantity} ${amount.unitText ?? ''}${text.slice(each.index)}`.replace(/\s+/gu, ' ').trim();
  const quantity: Quantity = times(read.value.quantity, amount.quantity);
  return { amount: { ...read.value, quantity, aside: joined(amount.aside, written) }, text: text.slice(0, each.index), notes };
}

function phrase(input: string, { amount, text, notes }: WithNotes, tables: PhraseTables): IngredientPhrase {
  const rest = text.trim();
  const of = amount || notes.length > 0 ? tables.starts.of.exec(rest) : null;
  const said = readNote(of && rest !== of[0] ? rest.slice(of[0].length) : rest, tables);
  const name = tidyName(said.name);
  const counted = amount && (amount.unit === null || amount.unit === 'piece') ? unitAfterName(name, tables) : null;
  const note = joined(amount?.aside, ...notes, ...said.notes.map(tidyName));
  const unit = counted?.unit ?? amount?.unit ?? null;
  const unitText = counted?.unitText ?? amount?.unitText ?? null;
  // "2 klyftor" alone: what was taken for the unit is all the name there is.
  if (name === '' && unitText !== null && !isMetric(unit))
    return { input, quantity: amount?.quantity ?? null, unit: null, unitText: null, name: unitText, note, heading: false };
  if (name === '' && amount === null)
    return { input, quantity: null, unit: null, unitText: null, name: note ?? '', note: null, heading: false };
  return { input, quantity: amount?.quantity ?? null, unit, unitText, name: counted?.name ?? name, note, heading: false };
}

function isMetric(unit: WrittenUnit | null): boolean {
  return unit !== null && ['mg', 'g', 'hg', 'kg', 'ml', 'cl', 'dl', 'l', 'oz', 'lb', 'tbsp', 'tsp', 'cup'].includes(unit);
}

function tidyName(text: string): string {
  return text.replace(/\s+/gu, ' ').replace(/^[\s.,;:/*)=–-]+|[\s,;:/*(=–-]+$/gu, '');
}

/** "garlic cloves" → garlic, clove; "vitlöksklyftor" stays in one word, and is still counted in cloves. */
function unitAfterName(name: string, tables: PhraseTables): { unit: WrittenUnit; unitText: string; name: string } | null {
  const lower = name.toLowerCase();
  if ([...tables.wholeNames].some((whole) => lower === whole || lower.endsWith(` ${whole}`))) return null;
  const last = lower.split(' ').at(-1) ?? '';
  const unit = tables.unitAfterName.get(last);
  if (unit && last.length < lower.length)
    return { unit, unitText: name.slice(-last.length), name: name.slice(0, -last.length).trim() };
  if (!tables.words.decimalComma) return null;
  for (const [word, ending] of tables.unitAfterName)
    if (last.endsWith(word) && last.length >= word.length + 3) return { unit: ending, unitText: name.slice(-word.length), name };
  return null;
}
