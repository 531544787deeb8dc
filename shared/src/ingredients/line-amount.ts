import * as z from 'zod/mini';
import type { Language } from '../kernel/language.ts';
import { toGrams, type GramsRule, type Measures } from '../units/to-grams.ts';
import { UNITS, type Unit, WRITTEN_UNITS, type WrittenUnit } from '../units/unit.ts';
import type { IngredientPhrase } from './ingredient-phrase.ts';

/**
 * How an amount became grams: grams of one written unit; of a volume the millilitres and the grams per millilitre that they
 * come from, of a piece the entry of the food data's pieces that was used.
 */
export const AmountRule = z.object({
  by: z.enum(['mass', 'volume', 'piece']),
  gramsPerUnit: z.number(),
  millilitresPerUnit: z.nullable(z.number()),
  density: z.nullable(z.number()),
  piece: z.nullable(z.enum(WRITTEN_UNITS)),
});
export type AmountRule = z.infer<typeof AmountRule>;

/** The amount of a recipe line. */
export interface LineAmount {
  unit: Unit | null;
  amount: number | null;
  /** Grams of one piece, when `unit` is `piece`. */
  pieceGrams: number | null;
  rule: AmountRule | null;
}

/** The category of salt, spices and herbs. */
export const SEASONINGS = 'herbs-spices';
/** What "salt and pepper" without an amount counts as, said as an amount so that a person sees and changes it (decision 0019). */
const TO_TASTE = { quantity: 1, unit: 'pinch' } as const;

const NOTHING: LineAmount = { unit: null, amount: null, pieceGrams: null, rule: null };

const PACKS: readonly WrittenUnit[] = ['packet', 'bag', 'box', 'pot', 'jar', 'can', 'bottle', 'tube'];
/** A unit that the food data does not weigh is taken as the nearest one it does: a whole fillet is a piece, a jar a can. */
const NEAREST: Partial<Record<WrittenUnit, readonly WrittenUnit[]>> = {
  fillet: ['piece'],
  head: ['piece'],
  ball: ['piece'],
  ear: ['piece'],
  cube: ['piece'],
  sheet: ['piece'],
  stick: ['stalk', 'piece'],
  stalk: ['stick', 'sprig', 'piece'],
  sprig: ['stalk'],
  bunch: ['pot'],
  can: ['jar', 'packet'],
  jar: ['can', 'pot'],
  bottle: ['jar', 'can'],
  pot: ['bunch', 'packet', 'box', 'jar'],
  packet: PACKS,
  bag: PACKS,
  box: PACKS,
  tube: PACKS,
};

function isRecipeUnit(unit: WrittenUnit): unit is Unit {
  return (UNITS as readonly string[]).includes(unit);
}

/**
 * Turns the written amount into one of a recipe line's nine units. A range counts with its middle; a number without a
 * unit counts pieces. Units of the nine stay as written, even when this ingredient cannot take them: the line then says so.
 * A seasoning that nothing was counted of is a pinch.
 */
export function lineAmount(
  phrase: Pick<IngredientPhrase, 'quantity' | 'unit'>,
  measures: Measures | null,
  { language, categoryId = null }: { language: Language; categoryId?: string | null },
): LineAmount {
  const isToTaste = phrase.quantity === null && phrase.unit === null && categoryId === SEASONINGS;
  const { quantity, unit } = isToTaste ? TO_TASTE : phrase;
  if (quantity === null) return NOTHING;
  const amount = typeof quantity === 'number' ? quantity : (quantity[0] + quantity[1]) / 2;
  const written = unit ?? 'piece';
  const used = measures ? countedAs(written, measures) : written;
  const inGrams = toGrams({ amount, unit: used, language }, measures ?? { density: null, pieces: {} });
  if (inGrams.grams === null) return isRecipeUnit(written) ? { ...NOTHING, unit: written, amount } : NOTHING;
  const rule = amountRule(inGrams.rule, used);
  if (rule.by === 'piece') return { unit: 'piece', amount, pieceGrams: rule.gramsPerUnit, rule };
  if (isRecipeUnit(written)) return { unit: written, amount, pieceGrams: null, rule };
  return { unit: 'g', amount: tidy(inGrams.grams), pieceGrams: null, rule };
}

/** The rule of grams in the words of the service. */
export function amountRule(rule: GramsRule, unit: WrittenUnit): AmountRule {
  const { by } = rule;
  if (by !== 'volume')
    return {
      by,
      gramsPerUnit: tidy(rule.gramsPerUnit),
      millilitresPerUnit: null,
      density: null,
      piece: by === 'piece' ? unit : null,
    };
  const { millilitresPerUnit, density } = rule;
  return { by, gramsPerUnit: tidy(millilitresPerUnit * density), millilitresPerUnit, density, piece: null };
}

/** The written unit, or the nearest that has a weight. */
function countedAs(unit: WrittenUnit, { pieces }: Measures): WrittenUnit {
  if (Object.hasOwn(pieces, unit)) return unit;
  return NEAREST[unit]?.find((other) => Object.hasOwn(pieces, other)) ?? unit;
}

/** 13.725000000000001 g are 13.725 g. */
function tidy(grams: number): number {
  return Number(grams.toPrecision(9));
}
