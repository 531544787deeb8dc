import type { Language } from '../kernel/language.ts';
import { isMass } from './kinds-of-unit.ts';
import type { WrittenUnit } from './unit.ts';

/** Millilitres of a cup on a nutrition label, eight fluid ounces of it. */
const US_CUP = 240;
const LABEL_OUNCE = US_CUP / 8;

/** How a unit becomes grams: by its mass, by its volume and the food's density, or by the food's weight of one. */
type Measured =
  | { grams: number; ounces?: number }
  | { millilitres: number }
  /** A cup and a pint are US ones in `en_us`, metric and imperial ones everywhere else; `fluidOunces` is how many one is of, there and here. */
  | { usMillilitres: number; otherMillilitres: number; fluidOunces: { us: number; other: number } }
  | 'counted';

/**
 * Every unit that is written. Masses and pinch, tbsp and tsp by the specification, point 3; a dash is an eighth of a teaspoon and a drop a twentieth of a millilitre, as kitchen tables have
 * them. US measures: the cup of nutrition labels (21 CFR 101.9(b)(5)(viii)), the others from the US gallon of 231 cubic
 * inches (NIST Handbook 44, Appendix C); elsewhere the metric cup of 250 ml, the others from the imperial gallon of 4.54609 l
 * (UK Weights and Measures Act 1985).
 */
const MEASURED: Record<WrittenUnit, Measured> = {
  mg: { grams: 0.001 },
  g: { grams: 1 },
  hg: { grams: 100 },
  kg: { grams: 1000 },
  oz: { grams: 28, ounces: 1 },
  lb: { grams: 454, ounces: 16 },
  pinch: { grams: 0.4 },
  ml: { millilitres: 1 },
  cl: { millilitres: 10 },
  dl: { millilitres: 100 },
  l: { millilitres: 1000 },
  tbsp: { millilitres: 15 },
  tsp: { millilitres: 5 },
  dash: { millilitres: 0.625 },
  drop: { millilitres: 0.05 },
  cup: { usMillilitres: US_CUP, otherMillilitres: 250, fluidOunces: { us: 8, other: 8 } },
  fl_oz: { usMillilitres: 29.57, otherMillilitres: 28.41, fluidOunces: { us: 1, other: 1 } },
  pint: { usMillilitres: 473.2, otherMillilitres: 568.3, fluidOunces: { us: 16, other: 20 } },
  quart: { usMillilitres: 946.4, otherMillilitres: 1137, fluidOunces: { us: 32, other: 40 } },
  gallon: { usMillilitres: 3785, otherMillilitres: 4546, fluidOunces: { us: 128, other: 160 } },
  piece: 'counted',
  handful: 'counted',
  knob: 'counted',
  clove: 'counted',
  slice: 'counted',
  bunch: 'counted',
  sprig: 'counted',
  stalk: 'counted',
  leaf: 'counted',
  head: 'counted',
  ear: 'counted',
  fillet: 'counted',
  can: 'counted',
  jar: 'counted',
  bottle: 'counted',
  packet: 'counted',
  bag: 'counted',
  box: 'counted',
  cube: 'counted',
  sheet: 'counted',
  stick: 'counted',
  tube: 'counted',
  pot: 'counted',
  ball: 'counted',
  wedge: 'counted',
  portion: 'counted',
};

/** The measures of an ingredient: grams per millilitre, and grams of one counted unit. */
export interface Measures {
  density: number | null;
  pieces: Readonly<Record<string, number>>;
}

export interface WrittenAmount {
  amount: number;
  unit: WrittenUnit;
  /** Grams of one piece where a person corrected the food data's. */
  pieceGrams?: number | null;
  /** A cup and a pint are US ones in `en_us`, metric and imperial ones everywhere else. */
  language?: Language;
}

/** How the grams came to be, for the person who asks why. */
export type GramsRule =
  | { by: 'mass'; gramsPerUnit: number }
  | { by: 'volume'; millilitresPerUnit: number; density: number }
  | { by: 'piece'; gramsPerUnit: number; from: 'line' | 'food_data' };

export type NoGramsReason = 'no_amount' | 'no_density' | 'no_piece_weight';
export type InGrams = { grams: number; rule: GramsRule } | { grams: null; reason: NoGramsReason };

/** Grams of an amount as written, with the rule that was used; or the reason why it has none. */
export function toGrams({ amount, unit, pieceGrams, language }: WrittenAmount, { density, pieces }: Measures): InGrams {
  if (!Number.isFinite(amount) || amount < 0) return { grams: null, reason: 'no_amount' };

  const grams = gramsOf(unit);
  if (grams !== null) return { grams: amount * grams, rule: { by: 'mass', gramsPerUnit: grams } };

  const millilitres = millilitresOf(unit, language);
  if (millilitres !== null) {
    if (density === null || !(density > 0)) return { grams: null, reason: 'no_density' };
    return { grams: amount * millilitres * density, rule: { by: 'volume', millilitresPerUnit: millilitres, density } };
  }

  if (unit === 'piece' && pieceGrams !== null && pieceGrams !== undefined && pieceGrams > 0)
    return { grams: amount * pieceGrams, rule: { by: 'piece', gramsPerUnit: pieceGrams, from: 'line' } };
  const counted = Object.hasOwn(pieces, unit) ? pieces[unit] : undefined;
  if (counted === undefined || !(counted > 0)) return { grams: null, reason: 'no_piece_weight' };
  return { grams: amount * counted, rule: { by: 'piece', gramsPerUnit: counted, from: 'food_data' } };
}

/** Grams of one unit of mass; null for units of volume and counted ones. */
export function gramsOf(unit: WrittenUnit): number | null {
  const measured = MEASURED[unit];
  return measured !== 'counted' && 'grams' in measured ? measured.grams : null;
}

/** Millilitres of one unit of volume; null for units of mass and counted ones. */
export function millilitresOf(unit: WrittenUnit, language: Language = 'en_gb'): number | null {
  const measured = MEASURED[unit];
  if (measured === 'counted' || 'grams' in measured) return null;
  if ('millilitres' in measured) return measured.millilitres;
  return language === 'en_us' ? measured.usMillilitres : measured.otherMillilitres;
}

/** How large a unit is among those that are added to one another; null of one that is never added. */
export interface StepOfUnit {
  of: 'grams' | 'ounces' | 'millilitres';
  size: number;
}

/**
 * "1 lb 4 oz" is 1¼ lb and "1 quart 1 cup" 1¼ quarts: ounces make pounds and cups make quarts by whole numbers, which their rounded
 * grams and millilitres do not show.
 */
export function stepOf(unit: WrittenUnit, isAmerican: boolean): StepOfUnit | null {
  const measured = MEASURED[unit];
  if (measured === 'counted') return null;
  if ('fluidOunces' in measured)
    return { of: 'millilitres', size: measured.fluidOunces[isAmerican ? 'us' : 'other'] * LABEL_OUNCE };
  if ('millilitres' in measured) return { of: 'millilitres', size: measured.millilitres };
  if (measured.ounces !== undefined) return { of: 'ounces', size: measured.ounces };
  return isMass(unit) ? { of: 'grams', size: measured.grams } : null;
}
