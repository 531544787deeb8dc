import { isContainer, isMass, isMeasure } from '../../units/kinds-of-unit.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import { joined, readAmount, sizeOfBottle, type Amount } from './read-amount.ts';
import { readBrackets, withoutMarks, type WithNotes } from './read-brackets.ts';
import { times } from './read-quantity.ts';
import type { PhraseTables } from './words/phrase-tables.ts';

/** An amount with what each of the counted packs holds: "2 burkar krossade tomater à 400 g". */
export function withEach(parts: WithNotes, tables: PhraseTables): WithNotes {
  const { amount, text, notes } = parts;
  if (!amount || typeof amount.quantity !== 'number' || isMeasure(amount.unit)) return parts;
  for (const each of text.matchAll(tables.everyEach)) {
    const read = readAmount(text.slice(each.index + each[0].length).trim(), tables);
    const one = amount.unit === 'bottle' && read ? sizeOfBottle(read) : read;
    if (!one?.value.unit || !/^[\s.,)]*$/u.test(one.rest)) continue;
    const written = `${amount.quantity} ${amount.unitText ?? ''}${text.slice(each.index)}`.replace(/\s+/gu, ' ').trim();
    const quantity = times(one.value.quantity, amount.quantity);
    return { amount: { ...one.value, quantity, aside: joined(amount.aside, written) }, text: text.slice(0, each.index), notes };
  }
  return withPackSize(parts, tables);
}

/** "1 carton coconut milk 250 ml", "12 meatballs, 40 g each": the weight of what is counted stands at the end. */
function withPackSize(parts: WithNotes, tables: PhraseTables): WithNotes {
  const { amount, text } = parts;
  if (!amount) return parts;
  // The size, its "ca." and its "each" are few words.
  for (const { index, 0: mark } of [...text.matchAll(/[\s,]+/gu)].slice(-4)) {
    const size = text.slice(index + mark.length);
    const read = index === 0 || !/^\D{0,12}\d/u.test(size) ? null : readAmount(size, tables);
    if (read && isCountOf(amount, read.value) && withoutMarks(read.rest, tables) === '')
      return { ...parts, amount: timesCount(amount, read.value), text: text.slice(0, index) };
    if (!read || !isSize(amount.unit, read.value.unit) || withoutMarks(read.rest, tables) !== '') continue;
    const within = readBrackets({ ...parts, text: `${text.slice(0, index)} (${size})` }, tables);
    if (within.amount !== amount) return within;
  }
  return parts;
}

/** "1 case romaine 24 ct": how many there are in what holds them. */
function isCountOf({ quantity, unit }: Amount, count: Amount): boolean {
  const isWhole = typeof quantity === 'number' && typeof count.quantity === 'number' && Number.isInteger(count.quantity);
  return isWhole && isContainer(unit) && count.unit === 'piece' && count.unitText !== null;
}

function timesCount(amount: Amount, count: Amount): Amount {
  const written = [amount.quantity, amount.unitText, '×', count.quantity, count.unitText].join(' ');
  const quantity = typeof amount.quantity === 'number' ? times(count.quantity, amount.quantity) : count.quantity;
  return { ...count, quantity, aside: joined(amount.aside, written) };
}

/** Of a container any measure tells how much it holds, of counted things only a weight. */
function isSize(counted: WrittenUnit | null, unit: WrittenUnit | null): boolean {
  return isContainer(counted) ? isMeasure(unit) : isMass(unit) && !isMeasure(counted);
}
