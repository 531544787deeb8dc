import { withoutEnd } from '../../kernel/reading/ends.ts';
import { readAmount, type Amount } from './read-amount.ts';
import { isContainer, isMass, isMeasure, unitIs } from '../../units/kinds-of-unit.ts';
import type { WithNotes } from './read-brackets.ts';
import { numberOfName } from './words/name-number.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { readUnit } from './read-unit.ts';
import type { Read } from './read-number.ts';

/** So many places of a line may begin an amount: a line with more numbers is none of a kitchen. */
const MOST_TRIES = 12;
/** "tomatoes 2 400 g" are two cans; "Cola 33 1 l" is one litre of what is called so. */
const MOST_CONTAINERS = 24;

/** "Stokbrood 2x". */
const TIMES_AT_END = /[\s,:–-](\d{1,3}) ?[x×]\.?$/iu;

const WHOLE = /^\s(?:whole|hela?|helt|hele|ganze?[rs]?|enti[eè]re?s?|heel|hele)$/iu;

interface Place {
  /** The text in front of the amount, without the mark between them. */
  before: string;
  text: string;
  /** Whether more than a space parts the amount from the name. */
  isMarked: boolean;
  kind: 'number' | 'word' | 'times';
}

/** "Flour 200 g", "Köksmjölk 3% 1,5 l", "Ägg: 12", "trout x 2", "olive oil, a good glug", "onions 800 g in wedges". */
export function readAtEnd(text: string, notes: string[], tables: PhraseTables): WithNotes | null {
  let tries = 0;
  const timed = TIMES_AT_END.exec(text);
  if (timed && timed.index > 0)
    return { amount: bare(Number(timed[1])), text: withoutEnd(text.slice(0, timed.index), /[\s,:–-]/u), notes };
  let within: WithNotes | null = null;
  for (const place of placesIn(text)) {
    if (++tries > MOST_TRIES) break;
    if (place.kind === 'number' && numberOfName(place.before, place.text) !== null) continue;
    const read =
      (place.kind === 'times' ? countWithWeight(place.text, tables) : null) ??
      readAmount(place.text, tables) ??
      (place.kind === 'word' ? readOne(place.text, tables) : null);
    if (!read || swallowsNumber(place, read, tables)) continue;
    const { before, isMarked, kind } = place;
    const isCounted = read.value.unit !== null || isMarked || isDecimal(place.text, read, tables);
    if (/^[\s.)]*$/u.test(read.rest) && isCounted && (kind !== 'word' || read.value.unit !== null))
      return { amount: read.value, text: before, notes };
    const counted = kind === 'number' && read.value.unit === null ? countedBehind(place, read, tables) : null;
    if (counted) return { ...counted, notes: [...notes, before] };
    const packed = kind === 'number' && read.value.unit === null ? PACKED.exec(read.rest) : null;
    if (packed)
      return { amount: { ...read.value, unit: 'piece', unitText: packed[1] ?? null }, text: `${before} ${packed[2]}`, notes };
    // "Garlic: 1 whole" is one of it.
    if (kind === 'number' && read.value.unit === null && WHOLE.test(read.rest))
      return { amount: read.value, text: `${read.rest.trim()} ${before}`, notes };
    const size = kind === 'number' && read.value.unit === null ? sizeOnly(read.rest, tables) : null;
    if (size !== null) return { amount: { ...read.value, aside: size }, text: before, notes };
    const isFollowed = kind === 'times' || (kind === 'number' && isDecimal(place.text, read, tables));
    if (isFollowed && /^\s?[,(]/u.test(read.rest)) return { amount: read.value, text: `${before}${read.rest}`, notes };
    if (!within && kind !== 'word' && read.value.unit && /^[\s,(]/u.test(read.rest)) {
      const held = heldBefore(before, read.value, tables);
      within = {
        amount: held.amount,
        text: /^\s*[,(]/u.test(read.rest) ? `${held.before}${read.rest}` : `${held.before}, ${read.rest}`,
        notes,
      };
      // "Tomatoes, can 3 pcs (à 800 g)": the brackets tell of what was counted, and are no amount of their own.
      if (/^\s*\([^()]*\)\s*$/u.test(read.rest)) return within;
    }
  }
  return within;
}

/** "2 emmertjes (à 650 g)": so many of what weighs so much, whatever it is called. */
const PACKED =
  /^\s(\p{L}{3,20})\s(\((?:à|á|a|je|zu|of|van|de|av|af|each)\s?\d[\d.,]{0,7}\s?(?:k?g|gr|gram|[cdm]?l|ltr|oz|lbs?)\))$/iu;

/**
 * "Lemon wedges      2 lemons": what is counted is the fruit that the name is of. "Fried bread: 2 white loaves": behind a colon stands the
 * food itself, unless it is only said how it is.
 */
function countedBehind({ before }: Place, { value, rest }: Read<Amount>, tables: PhraseTables): WithNotes | null {
  const word = /^\s(\p{L}{4,24})$/u.exec(rest)?.[1];
  if (word === undefined) return null;
  const isOfName = before.toLowerCase().includes(word.toLowerCase().slice(0, ALIKE));
  return isOfName && !tables.adjectives.has(word.toLowerCase()) ? { amount: value, text: word, notes: [] } : null;
}

/** Words that begin with so many letters alike are of one food. */
const ALIKE = 4;

/** "Lasagne sheets x 20 @ 285g", "mozzarella x 4 125g": the weight behind the count is of each or of all, as the food weighs. */
function countWithWeight(text: string, tables: PhraseTables): Read<Amount> | null {
  const [, count = '', weight = ''] = /^(\d{1,3})[\s,]{1,3}\(?(\d[\d.,]{0,8} ?\p{L}{1,6})\)?\.?$/u.exec(text) ?? [];
  const read = weight === '' ? null : readAmount(weight, tables);
  if (!read || !isMass(read.value.unit) || read.rest.trim() !== '' || Number(count) < 2) return null;
  const counted = { quantity: Number(count), unit: null };
  return { value: { ...read.value, aside: count, counted }, rest: '' };
}

function bare(quantity: number): Amount {
  return { quantity, unit: null, unitText: null, aside: null };
}

/** "Dill - fresh, handful": one of it. */
function readOne(text: string, tables: PhraseTables): Read<Amount> | null {
  const unit = readUnit(text, tables);
  if (!unit || !unitIs(unit.value, 'one_at_end') || unit.rest.trim() !== '') return null;
  return { value: { quantity: 1, unit: unit.value, unitText: unit.unitText, aside: unit.size }, rest: '' };
}

/** "Äpplen, 6 stora", "Rødløg: 8 mellemstore", "Zwiebeln 4 große": what has a size is counted. */
function sizeOnly(rest: string, { starts }: PhraseTables): string | null {
  const text = rest.trim();
  const size = starts.size.exec(text);
  return size && /^[\s.]*$/u.test(text.slice(size[0].length)) ? size[0] : null;
}

/** "Tomatoes, can 3 pcs": what is counted is the can that stands in front. */
function heldBefore(before: string, amount: Amount, tables: PhraseTables): { before: string; amount: Amount } {
  const container = before.split(/[\s,]/u).at(-1) ?? '';
  const name = withoutEnd(before.slice(0, before.length - container.length), /[\s,]/u);
  const unit = tables.unitOf.get(container.toLowerCase());
  if (amount.unit !== 'piece' || name === '' || unit === undefined || !isContainer(unit)) return { before, amount };
  return { before: name, amount: { ...amount, unit, unitText: container } };
}

/** Where an amount may begin. A comma, dash or colon between two digits parts nothing: 2,25 is one number. */
function* placesIn(text: string): Generator<Place> {
  for (const { index, 0: mark } of text.matchAll(/[\s,:–—-]+/gu)) {
    if (index === 0) continue;
    const before = text.slice(0, index);
    const rest = text.slice(index + mark.length);
    const isSpaced = /\s/u.test(mark);
    const isMarked = /[\t:,–—-]/u.test(mark);
    if (/^(?:[~≈]|ca\.? ?)?[.½¼¾⅓⅔\d]/iu.test(rest)) {
      if (!isSpaced && /\d$/u.test(before)) continue;
      // "lök ,5" has its zero left out.
      const isPoint = /\s,$/u.test(mark) && /^\d/u.test(rest);
      yield { before, text: isPoint ? `,${rest}` : rest, isMarked: isMarked && !isPoint, kind: 'number' };
    } else if (/^[x×]\s?\d/iu.test(rest) && mark.endsWith(' ')) {
      yield { before, text: rest.slice(1).trimStart(), isMarked: true, kind: 'times' };
    } else if (isMarked && /\s$/u.test(mark) && /^\p{L}/u.test(rest)) {
      yield { before, text: rest, isMarked: true, kind: 'word' };
    }
  }
}

/** "Lök 2,25": nobody calls a food by a broken number, so it is counted where a whole one would belong to the name. */
function isDecimal(text: string, read: Read<Amount>, { words }: PhraseTables): boolean {
  const written = text.slice(0, text.length - read.rest.length).trim();
  const { quantity, unit } = read.value;
  if (unit !== null || typeof quantity !== 'number') return false;
  return (words.decimalComma ? /^\d*,\d+$/u : /^\d*\.\d+$/u).test(written) || !Number.isInteger(quantity);
}

/** "Cola 33 1 l", "Mehl 550 800 g": a number that was taken for thousands, or for how many times, stays in the name. */
function swallowsNumber({ text, kind }: Place, { value, rest }: Read<Amount>, { words }: PhraseTables): boolean {
  if (kind !== 'number' || !isMeasure(value.unit)) return false;
  const first = /^(\d+(?:[.,]\d+)?) +(?=\d)/u.exec(text);
  if (!first || text.length - rest.length <= first[0].length) return false;
  const [written, number] = [first[1] ?? '', Number((first[1] ?? '').replace(',', '.'))];
  const isThousands = words.decimalComma && /^[1-9]\d{0,2}(?: \d{3})+(?!\d)/u.test(text);
  if (isThousands) return written.length > 2 || value.unit === 'kg' || value.unit === 'l';
  const isFraction = /^\d+ \d{1,2}[/⁄]\d/u.test(text);
  return isFraction ? number > MOST_CONTAINERS : !Number.isInteger(number) || number > MOST_CONTAINERS;
}
