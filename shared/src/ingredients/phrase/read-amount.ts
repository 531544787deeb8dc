import { ownValue } from '../../kernel/own-value.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import type { PhraseTables } from './words/phrase-tables.ts';
import { ofPart, readNumber, type Read } from './read-number.ts';
import { type Quantity, readQuantity, tidy, times } from './read-quantity.ts';
import { bottleSize } from './words/bottle-sizes.ts';
import { readUnit } from './read-unit.ts';
import { isContainer, isMeasure, unitIs } from '../../units/kinds-of-unit.ts';
import { stepOf } from '../../units/to-grams.ts';

export interface Amount {
  quantity: Quantity;
  unit: WrittenUnit | null;
  unitText: string | null;
  /** Words between number and unit, or an amount within an amount: they are kept as a note. */
  aside: string | null;
  /** The pieces that a weight stands behind, where it may be of each or of all: "75 meatballs (30 g)". */
  counted?: Counted;
  /** "Butter 1,562": written as scales write a weight, without its unit. */
  lacksUnit?: boolean;
}

export interface Counted {
  quantity: number;
  unit: WrittenUnit | null;
}

const TIMES = /^\s?[x×*]\s?(?=\d|[½⅓¼¾⅔])/iu;
/** "250 g x 4": the count stands last. */
const COUNT = /^\s?[x×*]\s?(\d{1,4})(?![\p{L}\d.,/])/iu;
/** "2 boxes of 12 tins of 400 g" is the most that kitchens put into one another. */
const DEEPEST = 3;
/** "8x potatoes": how many times the thing itself. */
const TIMES_THING = /^\s?[x×*](?=\s+\p{L})/iu;
/** The amount a text begins with. Null where it begins with a name, even one with a number in it: `7up`, `3% fat milk`. */
export function readAmount(text: string, tables: PhraseTables, within = 0): Read<Amount> | null {
  const quantity = within > DEEPEST ? null : readQuantity(text, tables);
  if (!quantity) return null;
  const multiplied = TIMES.exec(quantity.rest);
  if (multiplied && typeof quantity.value === 'number') {
    const each = readAmount(quantity.rest.slice(multiplied[0].length), tables, within + 1);
    if (each) return withContainer(timesEach(quantity.value, each, null), tables);
  }
  const packs = readPacks(text, tables, within);
  if (packs) return packs;
  const written = text.slice(0, text.length - quantity.rest.length).trim();
  const thousandths = tables.words.thousandthsFollow ? withThousandths(quantity) : null;
  if (thousandths) return thousandths;
  const things = ofPart(quantity, tables).replace(TIMES_THING, '');
  const unit = readUnit(things, tables) ?? unitAfterOf(things, tables);
  if (unit) {
    const [size] = ownValue(tables.words.scaledUnits, unit.unitText.toLowerCase()) ?? [1];
    const value = isGroupedWeight(written, unit.value, tables) ? times(quantity.value, 0.001) : quantity.value;
    const half = fractionBehind(value, unit.rest, tables);
    const whole = half?.value ?? value;
    const amount = { quantity: times(whole, size), unit: unit.value, unitText: unit.unitText, aside: unit.size };
    return counted(multiplyByInner(withSecondPart({ value: amount, rest: half?.rest ?? unit.rest }, tables), tables, within + 1));
  }
  const each = typeof quantity.value === 'number' ? innerAmount(things, tables, within + 1) : null;
  if (each && typeof quantity.value === 'number') return withContainer(timesEach(quantity.value, each, null), tables);
  if (/^\s?%|^-?\p{L}|^\s?(?:cm|mm|inch|inches|tum)\b|^["”]/u.test(things)) return null;
  const other = otherSize(things, tables);
  return {
    value: {
      quantity: quantity.value,
      unit: null,
      unitText: null,
      aside: other?.value ?? null,
      lacksUnit: isScaleNumber(written, tables),
    },
    rest: other?.rest ?? things,
  };
}

/** "1 kg 500 de farine", "1kg500": the grams behind the kilograms stand without their unit. */
function withThousandths({ value, rest }: Read<Quantity>): Read<Amount> | null {
  const found = /^\s?(kg|l)\s?(\d{3})(?=\s\p{L}{2}|\s*$)/iu.exec(rest);
  const unit = found?.[1]?.toLowerCase();
  if (!found || typeof value !== 'number' || !Number.isInteger(value) || (unit !== 'kg' && unit !== 'l')) return null;
  const quantity = tidy(value + Number(found[2]) / 1000);
  return { value: { quantity, unit, unitText: unit, aside: null }, rest: rest.slice(found[0].length) };
}

/** "2 - 32 oz cartons", "2 - #10 cans" of American food service: so many packs of that size, and no range. */
function readPacks(text: string, tables: PhraseTables, within: number): Read<Amount> | null {
  const dash = /^(\d{1,3})(?: - (?=[\d#])|\/(?=#10))/u.exec(text);
  if (!dash || tables.words.decimalComma) return null;
  const rest = text.slice(dash[0].length);
  // The size of a can stands as a size does: before what is counted.
  if (rest.startsWith('#')) {
    const isCan = /^#10(?! ?cans?(?!\p{L}))/u.test(rest);
    return readAmount(`${dash[1]} ${isCan ? `#10 cans${rest.slice(3)}` : rest}`, tables, within + 1);
  }
  const size = readNumber(rest, tables);
  const measure = size && readUnit(size.rest, tables);
  const container = measure && readUnit(measure.rest, tables);
  const one = isMeasure(measure?.value ?? null) && isContainer(container?.value ?? null) && readAmount(rest, tables, within + 1);
  return one ? timesEach(Number(dash[1]), one, null) : null;
}

/** "1/4 de botte", "3/4 de litre", "½ of a bunch": the unit of a part of it. */
function unitAfterOf(text: string, tables: PhraseTables): ReturnType<typeof readUnit> {
  const start = text.trimStart();
  const of = tables.starts.of.exec(start);
  if (!of) return null;
  const rest = start.slice(of[0].length).trimStart();
  const article = tables.starts.article.exec(rest);
  const unit = readUnit(article ? rest.slice(article[0].length) : rest, tables);
  // "1/2 de l'oignon" counts no litres.
  return unit && (!isMeasure(unit.value) || unit.unitText.length > 2) ? unit : null;
}

/** "3 bottes 1/2 de persil", "1 botte et demie de radis": the fraction behind the unit belongs to the number. */
function fractionBehind(value: Quantity, rest: string, tables: PhraseTables): Read<number> | null {
  if (typeof value !== 'number' || !Number.isInteger(value)) return null;
  const start = rest.trimStart();
  const and = tables.starts.and.exec(start);
  const part = readNumber(and ? start.slice(and[0].length).trimStart() : start, tables);
  const isPart = part !== null && part.value < 1 && tables.starts.of.test(part.rest.trimStart());
  return isPart ? { value: value + part.value, rest: part.rest } : null;
}

/** "1.500 kg" of a scale or a sheet is one and a half, though the point parts thousands in the language: no line weighs tons. */
function isGroupedWeight(written: string, unit: WrittenUnit, { words }: PhraseTables): boolean {
  return words.decimalComma && (unit === 'kg' || unit === 'l') && /(?:^|[^\d.,])[1-9]\d{0,2}\.\d{3}$/u.test(written);
}

/** Three decimals are how scales write a weight; only a third is counted so. */
function isScaleNumber(written: string, { words }: PhraseTables): boolean {
  const decimals = (words.decimalComma ? /\d,(\d{3,6})$/u : /\d\.(\d{3,6})$/u).exec(written)?.[1];
  return decimals !== undefined && !/^(?:3{3,}|6{3,}|6{2,}7)$/u.test(decimals);
}

/** "1 large or 2 small shallots": the first is counted. */
function otherSize(text: string, tables: PhraseTables): Read<string> | null {
  const size = tables.starts.size.exec(text.trimStart());
  const after = size ? text.trimStart().slice(size[0].length).trimStart() : '';
  const or = tables.starts.to.exec(after);
  const number = or ? readNumber(after.slice(or[0].length).trimStart(), tables) : null;
  const small = number ? tables.starts.size.exec(number.rest.trimStart()) : null;
  if (!number || !small) return null;
  const rest = number.rest.trimStart().slice(small[0].length);
  return { value: text.slice(0, text.length - rest.length).trim(), rest };
}

/** "2 (400 g) cans", "2 400g cans", "2 x 400 g tins": the weight of one stands before what holds it. */
function innerAmount(rest: string, tables: PhraseTables, within: number): Read<Amount> | null {
  const bracket = /^\s?\(([^()]*)\)\s?/u.exec(rest);
  const inside = bracket ? readAmount((bracket[1] ?? '').trim(), tables, within) : null;
  if (bracket && inside && isMeasure(inside.value.unit) && /^[^\p{L}\p{N}]*(?:\p{L}+[^\p{L}\p{N}]*)?$/u.test(inside.rest))
    return {
      value: { ...inside.value, aside: joined(inside.value.aside, wordIn(inside.rest, tables)) },
      rest: ` ${rest.slice(bracket[0].length)}`,
    };
  if (bracket || !/^\s\d/u.test(rest)) return null;
  const inner = readAmount(rest.trimStart(), tables, within);
  return inner && isMeasure(inner.value.unit) ? inner : null;
}

/** The word behind the weight in a bracket, where it says more than of how many it is: "(400 g fresh)", but not "(400 g each)". */
function wordIn(text: string, tables: PhraseTables): string | null {
  const [word] = /\p{L}+/u.exec(text) ?? [];
  return word === undefined || tables.each.test(` ${word} `) ? null : word;
}

function timesEach(count: number, each: Read<Amount>, aside: string | null): Read<Amount> {
  const { quantity, unit, unitText } = each.value;
  const written = typeof quantity === 'number' ? `${quantity}` : `${quantity[0]}–${quantity[1]}`;
  const note = aside ?? (count === 1 ? null : `${count} × ${written}${unitText ? ` ${unitText}` : ''}`);
  return { value: { quantity: times(quantity, count), unit, unitText, aside: joined(note, each.value.aside) }, rest: each.rest };
}

/** The can of "2 x 400 g cans tomatoes" goes into the note: the grams say how much. */
function withContainer(amount: Read<Amount>, tables: PhraseTables): Read<Amount> {
  if (!isMeasure(amount.value.unit)) return amount;
  const container = readUnit(amount.rest, tables);
  if (!container || !(isContainer(container.value) || container.value === 'piece') || container.rest.trim() === '') return amount;
  return { value: { ...amount.value, aside: joined(amount.value.aside, container.unitText) }, rest: container.rest };
}

/** "2 cans x 400 g". */
function multiplyByInner(amount: Read<Amount>, tables: PhraseTables, within: number): Read<Amount> {
  const { quantity, unit, unitText } = amount.value;
  const multiplied = TIMES.exec(amount.rest) ?? tables.each.exec(amount.rest);
  const bottles = unit === 'bottle' && typeof quantity === 'number' ? bottlesOf(quantity, amount) : null;
  if (bottles) return bottles;
  if (!multiplied || multiplied.index > 0 || typeof quantity !== 'number' || isMeasure(unit))
    return withContainer(amount, tables);
  const inner = readAmount(amount.rest.slice(multiplied[0].length).trimStart(), tables, within);
  const each = inner && unit === 'bottle' ? sizeOfBottle(inner) : inner;
  return each && isMeasure(each.value.unit) ? timesEach(quantity, each, `${quantity} ${unitText ?? ''}`.trim()) : amount;
}

/** "Bruin bier 12 fl 33": what a bottle holds stands behind it, at the end of the line. */
function bottlesOf(count: number, { rest, value }: Read<Amount>): Read<Amount> | null {
  const size = /^\s(\d{2,4}|\d[.,]\d{1,3})\s*$/u.exec(rest)?.[1];
  const one = size === undefined ? null : bottleSize(Number(size.replace(',', '.')));
  return one && timesEach(count, { value: { ...value, ...one, unitText: one.unit }, rest: '' }, null);
}

/** The amount with the unit that everybody knows it has. */
export function sizeOfBottle(read: Read<Amount>): Read<Amount> {
  const { quantity, unit } = read.value;
  const size = unit === null && typeof quantity === 'number' ? bottleSize(quantity) : null;
  return size ? { ...read, value: { ...read.value, ...size, unitText: size.unit } } : read;
}

function counted(amount: Read<Amount>): Read<Amount> {
  const count = isMeasure(amount.value.unit) ? COUNT.exec(amount.rest) : null;
  return count ? timesEach(Number(count[1]), { ...amount, rest: amount.rest.slice(count[0].length) }, null) : amount;
}

/** "1 lb 4 oz" and "1 dl + 2 msk": the smaller measure is added to the larger. */
function withSecondPart(amount: Read<Amount>, tables: PhraseTables): Read<Amount> {
  const { quantity, unit, unitText } = amount.value;
  const size = unit && stepOf(unit, tables.isAmerican);
  const start = amount.rest.trimStart();
  const plus = tables.starts.plus.exec(start);
  // What stands in a cell of its own is another column's amount.
  const isFollowed = unitIs(unit, 'followed_by_smaller') && /^ ?\d/u.test(amount.rest);
  if (!size || typeof quantity !== 'number' || !(plus || isFollowed)) return amount;
  const from = plus ? start.slice(plus[0].length).trimStart() : start;
  const number = readNumber(from, tables);
  const second = number ? readUnit(number.rest, tables) : null;
  const part = second && stepOf(second.value, tables.isAmerican);
  if (!number || !second || !part || part.of !== size.of || part.size > size.size || (!plus && part.size === size.size))
    return amount;
  const written = `${quantity} ${unitText ?? ''} + ${number.value} ${second.unitText}`;
  const sum = tidy(quantity + (number.value * part.size) / size.size);
  return { value: { ...amount.value, quantity: sum, aside: joined(amount.value.aside, written) }, rest: second.rest };
}

export function joined(...parts: (string | null | undefined)[]): string | null {
  const words = parts.map((part) => part?.trim()).filter((part) => part);
  return words.length > 0 ? words.join(', ') : null;
}
