import { decimalInput } from '../../kernel/number.ts';
import type { UnitSystem } from '../../kernel/language.ts';
import { gramsOf } from '../../units/to-grams.ts';
import type { Unit } from '../../units/unit.ts';

/** Why what was written in a field is no amount. */
export type WrittenProblem = 'no_number' | 'below_zero' | 'not_whole' | 'too_much';

export interface WrittenAmount {
  /** Null where nothing is written, and where there is a problem. */
  value: number | null;
  problem: WrittenProblem | null;
}

const MOST_KILOGRAMS = 100_000;
const MOST_GUESTS = 1_000_000;
/** Units of mass as cooks write them. */
const WORDS: ReadonlyMap<string, Unit> = new Map([
  ['kg', 'kg'],
  ['kilo', 'kg'],
  ['kilos', 'kg'],
  ['kilogram', 'kg'],
  ['g', 'g'],
  ['gr', 'g'],
  ['gram', 'g'],
  ['lb', 'lb'],
  ['lbs', 'lb'],
  ['pound', 'lb'],
  ['pounds', 'lb'],
  ['oz', 'oz'],
]);
const BARE: Record<UnitSystem, Unit> = { metric: 'kg', imperial: 'lb' };

/**
 * Kilograms as a cook writes them: "6", "6,5", "6 kg", "650 g", "6 lb"; a bare number is in the kitchen's own unit. Nothing written
 * is no problem: it was not weighed.
 */
export function writtenKilograms(written: string, units: UnitSystem = 'metric'): WrittenAmount {
  const text = written.trim().toLowerCase();
  const [, number = '', unit = ''] = /^([^a-z]*)([a-z]*)\.?$/u.exec(text) ?? [];
  const known = unit === '' ? BARE[units] : WORDS.get(unit);
  const grams = known === undefined ? null : gramsOf(known);
  if (text !== '' && (grams === null || number.trim() === '')) return { value: null, problem: 'no_number' };
  const amount = amountOf(number, MOST_KILOGRAMS * (1000 / (grams ?? 1000)));
  return amount.value === null ? amount : { value: (amount.value * (grams ?? 1000)) / 1000, problem: null };
}

/** Guests as they are counted: none of them comes by half. */
export function writtenGuests(written: string): WrittenAmount {
  const amount = amountOf(written, MOST_GUESTS);
  return amount.value !== null && !Number.isInteger(amount.value) ? { value: null, problem: 'not_whole' } : amount;
}

function amountOf(written: string, most: number): WrittenAmount {
  if (written.trim() === '') return { value: null, problem: null };
  const value = decimalInput(written.replace('−', '-'));
  if (value === null) return { value: null, problem: 'no_number' };
  if (value < 0) return { value: null, problem: 'below_zero' };
  return value > most ? { value: null, problem: 'too_much' } : { value, problem: null };
}

/** More of a meal than this is asked about: kilograms that nobody throws away of a guest. */
export const MUCH_A_GUEST = 5;
