import type { Language } from '../../kernel/language.ts';
import { unitIs } from '../../units/kinds-of-unit.ts';
import { millilitresOf, toGrams } from '../../units/to-grams.ts';
import type { WrittenUnit } from '../../units/unit.ts';
import { bareWord, isCaseWord } from '../rows/case-word.ts';
import { unitOfWord } from '../rows/unit-word.ts';

/** The content of one pack: "6X2,5KG" is 15 kg, "12 x 1 l" 12 l, "180 St" 180 pieces. */
export interface PackSize {
  amount: number;
  unit: WrittenUnit;
  /** As the file has it. */
  written: string;
  /** Where it was read: in a column of its own, or in the name. */
  from: 'column' | 'name';
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
/** "25 kg", "6X2,5KG", "2 x 12 x 160 g", "4/10LB", "950g x 8"; the unit is a word. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(${NUMBER}(?:\s?[x×*/]\s?${NUMBER}){0,4})\s?(\p{L}{1,9})\.?(?:\s?[x×*]\s?(\d+))?(?![\p{L}\p{N}%])`,
  'giu',
);
/** Halves and quarters of a litre or a kilogram; "4/10LB" is four times ten pounds. */
const FRACTION = /^([1-3])\/([2-58])$/u;

/** The size that a cell or a name tells; null for none, or for more than one ("1,4-1,8 kg"). */
export function readPackSize(written: string, from: PackSize['from']): PackSize | null {
  const found = [...written.matchAll(SIZE)].flatMap(([text, numbers = '', word = '', times = '1']) => {
    const unit = unitOfWord(word, 'en_gb');
    if (unit === null || !isSize(unit, from)) return [];
    const amount = product(numbers.replaceAll(/\s/gu, '')) * Number(times);
    return amount > 0 && amount < 1e6 ? [{ amount: tidy(amount), unit, written: text.trim(), from }] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Pieces are a pack's size in its own column alone: "Eier 10 St" may be sold by the piece. */
function isSize(unit: WrittenUnit, from: PackSize['from']): boolean {
  return isMeasure(unit) || (from === 'column' && unit === 'piece');
}

function product(numbers: string): number {
  const [, part, whole] = FRACTION.exec(numbers) ?? [];
  if (part !== undefined && whole !== undefined && Number(part) < Number(whole)) return Number(part) / Number(whole);
  return numbers.split(/[x×*/]/iu).reduce((all, each) => all * Number(each.replace(',', '.')), 1);
}

/** Without the last digits of floating point: 3 × 0.1 is 0.3. */
const tidy = (amount: number): number => Number(amount.toPrecision(12));

function isMeasure(unit: WrittenUnit): boolean {
  return toGrams({ amount: 1, unit }, { density: null, pieces: {} }).grams !== null || millilitresOf(unit) !== null;
}

/** Units that count packs, as suppliers shorten them; folded to lower case. */
const PACKS = new Set(
  (
    'pck pckg pkg pk pack packs packung paket pkt pak ' +
    'sack säcke sac sacs säck sekk sæk zak ' +
    'eimer bucket tub hink spann spand emmer seau bøtte beutel btl bag påse pose zakje sachet poche ' +
    'dose ds dos tin can burk boks dåse blik boîte bte fl flasche flaska flaske fles bottle bouteille btle ' +
    'glas jar pot bidon kanister dunk becher schale bakke barquette rolle'
  ).split(' '),
);
/** Grams or millilitres: "160 g" in the name of a carton is one schnitzel of it, "5 kg" is the carton. */
const SMALLEST_CASE = 1000;

export interface PackedAmount {
  amount: number | null;
  /** One of the written units, or the word of the file; null where it has none. */
  unit: string | null;
  /** The pack's size where the amount was multiplied by it. */
  pack: PackSize | null;
}

interface Packed {
  quantity: number | null;
  unit: string | null;
  pack: PackSize | null;
}

/**
 * The amount of a row in a unit that says what it weighs, as far as the row tells: 12 "Pck" of "2,5 kg" are 30 kg. An amount
 * that has a weight or a volume itself is taken as it stands.
 */
export function packedAmount({ quantity, unit, pack }: Packed, language: Language = 'en_gb'): PackedAmount {
  const known = unit === null ? null : unitOfWord(unit, language);
  // A punnet keeps its word: written as a box it would be a supplier's case.
  const read = known === null || known === 'box' ? unit : known;
  const plain = { amount: quantity, unit: quantity === null ? null : read, pack: null };
  if (quantity === null || pack === null || (known !== null && isMeasure(known))) return plain;
  const counts = pack.from === 'column' ? countsInColumn(quantity, unit) : countsInName(unit, known, pack);
  return counts ? { ...legible(quantity * pack.amount, pack.unit), pack } : plain;
}

/** 28,800 g of schnitzel are 28.8 kg to those who read them. */
function legible(amount: number, unit: WrittenUnit): Pick<PackedAmount, 'amount' | 'unit'> {
  const larger = unit === 'g' ? 'kg' : unit === 'ml' ? 'l' : null;
  return larger !== null && Math.abs(amount) >= 1000
    ? { amount: tidy(amount / 1000), unit: larger }
    : { amount: tidy(amount), unit };
}

/** Without a unit a whole number counts packs; "18,5" of nothing may be anything. */
function countsInColumn(quantity: number, unit: string | null): boolean {
  return unit !== null || Number.isInteger(quantity);
}

function countsInName(unit: string | null, known: WrittenUnit | null, { amount, unit: of, written }: PackSize): boolean {
  const word = bareWord(unit ?? '');
  if (isCaseWord(word) || known === 'box') {
    const measured = toGrams({ amount, unit: of }, { density: 1, pieces: {} }).grams ?? 0;
    return /[x×*]/iu.test(written) || measured >= SMALLEST_CASE;
  }
  return PACKS.has(word) || unitIs(known, 'pack');
}
