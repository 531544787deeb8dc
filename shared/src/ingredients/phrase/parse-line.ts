import { withoutEnd, withoutStart } from '../../kernel/reading/ends.ts';
import { nameLanguageOf, type Language } from '../../kernel/language.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { IngredientPhrase } from './ingredient-phrase.ts';
import { cleanLine, withGapMarked, withoutOpenPlurals } from './clean-line.ts';
import { tablesIn, type PhraseTables } from './words/phrase-tables.ts';
import { joined, readAmount, type Amount } from './read-amount.ts';
import { readUnit } from './read-unit.ts';
import { isContainer, isMeasured, unitIs } from '../../units/kinds-of-unit.ts';
import { withEach } from './pack-size.ts';
import { unitOfThing } from './words/unit-of-thing.ts';
import { readAtEnd } from './read-at-end.ts';
import { withoutServingLabel } from './serving-label.ts';
import { readBrackets, type WithNotes } from './read-brackets.ts';
import { readNote } from './read-note.ts';
import { withoutLeadIn } from './lead-in.ts';
import { oneOfTwoMeasures } from './second-measure.ts';
import { withoutMisreadSigns } from './words/misread-signs.ts';
import { withCanNumbers } from './words/can-numbers.ts';
import { withWholeWords } from './words/whole-words.ts';

/** "14-16# avg turkey": said of a weight, never of a food. */
const AVERAGE = /^(?:avg|average)(?!\p{L})/iu;

const LENGTH =
  /^(\d+(?:[.,]\d+)?(?: ?[½¼¾]| ?\d\/\d)?(?: ?[-–] ?\d+)?[\s-]?(?:cm|mm|inch(?:es)?|in\.|["”]|tum|tomme|pouces?)(?:[\s-](?:long|thick|lång|tjock))?)(?=[\s-])/iu;

/** Takes one written ingredient line apart. Deterministic; what is not understood stays in the name as written. */
export function parseLine(input: string, language: Language): IngredientPhrase {
  const tables = tablesIn(language);
  const whole = withoutFrame(
    withWholeWords(
      withCanNumbers(withoutMisreadSigns(withoutOpenPlurals(cleanLine(withGapMarked(input))))),
      nameLanguageOf(language),
    ),
  );
  const said = withoutServingLabel(withoutOptional(whole, tables));
  const optional = withoutEnd(whole.slice(0, whole.length - said.length), /[\s:–-]/u);
  // What leads to the amount is no note either: a sauce is not the kind of its tomatoes.
  const line = withoutLeadIn(said, tables);
  if (isHeading(input, line, tables))
    return {
      input,
      quantity: null,
      unit: null,
      unitText: null,
      name: withoutEnd(line, /[:\s]/u),
      note: null,
      heading: true,
      counted: null,
      lacksUnit: false,
    };
  const read = withEach(readBrackets(readLine(line, tables), tables), tables);
  return phrase(input, optional === '' ? read : { ...read, notes: [optional, ...read.notes] }, tables);
}

/** "(1 tbsp capers)": all of it in brackets. */
function withoutFrame(line: string): string {
  const inside = /^[([]([^()[\]]*)[)\]]$/u.exec(line)?.[1] ?? '';
  return /\d/u.test(inside) ? inside.trim() : line;
}

function withoutOptional(line: string, tables: PhraseTables): string {
  const rest = line.slice(tables.starts.optional.exec(line)?.[0].length ?? 0).replace(/^[\s:–-]+/u, '');
  return rest === '' ? line : rest;
}

function isHeading(input: string, line: string, tables: PhraseTables): boolean {
  if (line === '' || readAmount(line, tables)) return false;
  if (/^\s*#{1,6}\s/u.test(input) || /^[^:]+:\s*$/u.test(line)) return true;
  return tables.starts.heading.test(line) && !/[\d,]/u.test(line) && line.split(' ').length <= 5;
}

/** The amount and the text beside it, wherever in the line the amount stands. */
function readLine(line: string, tables: PhraseTables): WithNotes {
  const { text, notes } = withoutToTaste(countedFirst(line, tables), tables);
  const vague = readVague(text, notes, tables);
  if (vague) return vague;
  const start = startsWithWholeName(text, tables) ? null : readAmount(text, tables);
  if (start) return withoutLength({ ...oneOfTwoMeasures(start, notes, tables), notes });
  return (
    readLength(text, notes, tables) ??
    readUncounted(text, notes, tables) ??
    readAtEnd(text, notes, tables) ??
    readAfterOf(text, notes, tables) ?? { amount: null, text, notes }
  );
}

/** "Burk 3 st krossade tomater" are three cans of them: what holds them stands before how many. */
function countedFirst(line: string, tables: PhraseTables): string {
  const [, container = '', count = '', rest = ''] = /^(\p{L}+) (\d{1,3}) (\p{L}.*)$/u.exec(line) ?? [];
  const piece = readUnit(rest, tables);
  const unit = tables.unitOf.get(container.toLowerCase());
  return unit !== undefined && isContainer(unit) && piece?.value === 'piece' ? `${count} ${container}${piece.rest}` : line;
}

/** "half and half" is a cream. */
function startsWithWholeName(text: string, tables: PhraseTables): boolean {
  const lower = text.toLowerCase();
  return [...tables.wholeNames].some((whole) => lower.startsWith(whole));
}

function withoutToTaste(line: string, tables: PhraseTables): { text: string; notes: string[] } {
  const found = tables.toTaste.exec(line);
  if (!found || isMoreInBracket(line, found)) return { text: line, notes: [] };
  const text = `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`.replace(/\(\s*\)/u, ' ');
  return { text: withoutEnd(text, /[\s,]/u).trim(), notes: [found[0].replace(/^[\s,(]+/u, '')] };
}

/** "sambal (naar smaak meer)": all of the bracket is a note. */
function isMoreInBracket(line: string, { index, 0: said }: RegExpExecArray): boolean {
  const open = line.lastIndexOf('(', index + 1);
  const close = line.indexOf(')', index);
  if (open === -1 || close === -1 || line.slice(open, index).includes(')')) return false;
  return line.slice(open + 1, close).trim().length > said.replace(/^[\s,(]+/u, '').length;
}

/** "two 10-inch tortillas": their size counts nothing. */
function withoutLength({ amount, text, notes }: WithNotes): WithNotes {
  const length = amount?.unit === null ? LENGTH.exec(text.trimStart()) : null;
  return length
    ? { amount, text: text.trimStart().slice(length[0].length), notes: [...notes, (length[1] ?? '').trim()] }
    : { amount, text, notes };
}

/** "1-inch piece of ginger", "5 cm ingefära": a length is no amount of anything we can weigh. */
function readLength(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const length = LENGTH.exec(text);
  if (!length) return null;
  const rest = text.slice(length[0].length);
  const unit = readUnit(rest, tables);
  const all = [...notes, (length[1] ?? '').trim()];
  // '12" tortilla ... 6 ea' is counted behind.
  if (!unit) return readAtEnd(rest, all, tables) ?? { amount: null, text: rest.replace(/^-/u, ''), notes: all };
  return { amount: { quantity: 1, unit: unit.value, unitText: unit.unitText, aside: null }, text: unit.rest, notes: all };
}

/** "some salt", "några kvistar timjan": nobody counted. */
function readVague(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const vague = tables.starts.vague.exec(text);
  if (!vague || vague[0].length === text.length) return null;
  const rest = text.slice(vague[0].length).trimStart();
  const unit = readUnit(rest, tables);
  if (!unit || unit.rest.trim() === '') return { amount: null, text: rest, notes: [...notes, vague[0]] };
  // "A few sprigs of thyme" are sprigs, however many.
  return {
    amount: null,
    uncounted: unit,
    text: unit.rest,
    notes: [...notes, joined(vague[0], unit.size)?.replace(', ', ' ') ?? ''],
  };
}

function readUncounted(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  const unit = readUnit(text, tables);
  const isSized = unit?.size != null && tables.starts.size.test(unit.size);
  if (!unit || !(unitIs(unit.value, 'one_in_front') || isSized || isOne(unit, tables)) || unit.rest.trim() === '') return null;
  return { amount: { quantity: 1, unit: unit.value, unitText: unit.unitText, aside: unit.size }, text: unit.rest, notes };
}

/** What holds one: "fles ketjap", "Glas Gurken", "tin of tomatoes". */
const SINGULAR = new Set(
  `tin can jar bottle carton tub punnet packet pack bag sack box
  burk flaska paket påse ask kartong förpackning tub glas låda hink
  boks flaske pakke pose eske kartong beger glass bøtte dåse pakke bæger æske spand
  dose glas flasche packung päckchen becher tüte beutel eimer tube karton schachtel
  boîte bouteille pot bocal sachet paquet brique barquette tube
  blik blikje fles flesje pot potje pak pakje zak zakje doos doosje beker bekertje bakje emmer emmertje glas glaasje kuipje tube`.split(
    /\s+/u,
  ),
);
/** "Pak choi" is a vegetable, "pot roast" and "box grater" are no packs. */
const NAMES = /^\s?(?:cho[iy]|soi|roast|au|barley|noodles?|lunch|grater|marrow|chips?|salad)(?!\p{L})/iu;

/** "sprig of rosemary", "bosje peterselie", "stukje chocolade": one of it, where the word is no plural. */
function isOne({ value, unitText, rest }: { value: WrittenUnit; unitText: string; rest: string }, tables: PhraseTables): boolean {
  if (isContainer(value) && !NAMES.test(rest)) return SINGULAR.has(unitText.toLowerCase());
  if (/(?:s|ar|er|ste|le|ge|en)$/iu.test(unitText)) return false;
  if (/^(?:stukje|bitje)$/iu.test(unitText)) return true;
  const isOf = tables.starts.of.test(rest.trimStart());
  const isNamedAlone = unitIs(value, 'one_of');
  return isOf ? isNamedAlone || value === 'slice' : isNamedAlone && tables.words.decimalComma;
}

/** "juice of 1 lemon" is a lemon, of which the juice is used. */
function readAfterOf(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  // The part that is used is said in a few words: "the zest and the juice of".
  for (const space of [...text.matchAll(/ /gu)].slice(0, 6)) {
    if (text.slice(0, space.index).includes(',')) return null;
    const rest = text.slice(space.index + 1);
    const of = tables.starts.of.exec(rest);
    const read = of ? (readAmount(rest, tables) ?? readAmount(withoutThe(rest.slice(of[0].length).trimStart()), tables)) : null;
    if (of && read && read.rest.trim() !== '')
      return { amount: read.value, text: read.rest, notes: [...notes, `${text.slice(0, space.index)} ${of[0]}`] };
  }
  return null;
}

/** "juice of the 4 lemons": those that stand there already. */
function withoutThe(text: string): string {
  return text.replace(/^(?:the|les|die|der|de|den|dei) (?=\d)/iu, '');
}

function phrase(input: string, { amount, uncounted, text, notes }: WithNotes, tables: PhraseTables): IngredientPhrase {
  const sized = amount ? sizeBehindUnit(text.trim(), tables) : { size: null, text: text.trim() };
  const said = readNote(withoutOf(sized.text, amount !== null || notes.length > 0, tables), tables);
  const name = tidyName(said.name);
  const isBare = amount ? amount.unit === null || amount.unit === 'piece' : !uncounted && startsVaguely(notes, tables);
  const counted = isBare ? unitAfterName(name, tables) : null;
  const note = joined(amount?.aside, sized.size, ...notes, ...said.notes.map(tidyName));
  const unitText = counted?.unitText ?? amount?.unitText ?? uncounted?.unitText ?? null;
  const unit = unitOfThing(counted?.unit ?? amount?.unit ?? uncounted?.value ?? null, name, unitText);
  const read = { input, quantity: amount?.quantity ?? null, heading: false, ...countingOf(amount, name, tables) };
  // "2 klyftor" alone: what was taken for the unit is all the name there is.
  if (name === '' && unitText !== null && !isMeasured(unit)) return { ...read, unit: null, unitText: null, name: unitText, note };
  if (name === '' && amount === null) return { ...read, unit: null, unitText: null, name: note ?? '', note: null };
  return { ...read, unit, unitText, name: counted?.name ?? name, note };
}

/** The count before a weight ("4 salmon fillets (150 g)"), and whether a number lacks its unit. */
function countingOf(amount: Amount | null, name: string, tables: PhraseTables): Pick<IngredientPhrase, 'counted' | 'lacksUnit'> {
  const { counted = null, lacksUnit = false } = amount ?? {};
  const isBare = counted !== null && (counted.unit === null || counted.unit === 'piece');
  const unit = isBare ? (unitAfterName(name, tables)?.unit ?? counted.unit) : (counted?.unit ?? null);
  return { counted: counted && { quantity: counted.quantity, unit: unitOfThing(unit, name) }, lacksUnit };
}

/** "tranches épaisses de jambon", "1 TL, gestr. Salz". */
function sizeBehindUnit(text: string, tables: PhraseTables): { size: string | null; text: string } {
  const from = text.replace(/^,\s*/u, '');
  const size = tables.starts.size.exec(from);
  const rest = size ? from.slice(size[0].length).replace(/^\.?\s*/u, '') : '';
  const isBehind = rest !== '' && (from !== text || tables.starts.of.test(rest) || AVERAGE.test(from));
  return size && isBehind ? { size: size[0], text: rest } : { size: null, text };
}

/** "A pinch of salt", "half an avocado", "a quarter of a melon". */
function withoutOf(text: string, isCounted: boolean, tables: PhraseTables): string {
  if (!isCounted) return text;
  const of = tables.starts.of.exec(text);
  const rest = of && text !== of[0] ? text.slice(of[0].length).trimStart() : text;
  const article = tables.starts.article.exec(rest);
  return article && rest.length > article[0].length ? rest.slice(article[0].length) : rest;
}

function startsVaguely(notes: string[], tables: PhraseTables): boolean {
  return notes.some((note) => tables.starts.vague.test(note));
}

function tidyName(text: string): string {
  return withoutStart(withoutEnd(text.replace(/\s+/gu, ' '), /[\s,;:/*(=–-]/u), /[\s.,;:/*)=–-]/u);
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
