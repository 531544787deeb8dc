import type { Language } from '../kernel/language.ts';
import type { WrittenUnit } from './unit.ts';

/** Grams of one unit of mass. hg, kg, oz, lb: specification, point 3; pinch: DECISIONS, "Masses and CO2e". */
const GRAMS: Partial<Record<WrittenUnit, number>> = { mg: 0.001, g: 1, hg: 100, kg: 1000, oz: 28, lb: 454, pinch: 0.4 };

/**
 * Millilitres of one unit of volume. tbsp and tsp: DECISIONS, "Masses and CO2e". A dash is an eighth of a teaspoon
 * and a drop a twentieth of a millilitre, as kitchen tables have them.
 */
const MILLILITRES: Partial<Record<WrittenUnit, number>> = {
  ml: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  tbsp: 15,
  tsp: 5,
  dash: 0.625,
  drop: 0.05,
};

/**
 * US measures: the cup of nutrition labels (21 CFR 101.9(b)(5)(viii): 240 ml, with tbsp 15 ml and tsp 5 ml as here);
 * the others from the US gallon of 231 cubic inches (NIST Handbook 44, Appendix C).
 */
const US_MILLILITRES: Partial<Record<WrittenUnit, number>> = { cup: 240, fl_oz: 29.57, pint: 473.2, quart: 946.4, gallon: 3785 };

/** Elsewhere: the metric cup of 250 ml; the others from the imperial gallon of 4.54609 l (UK Weights and Measures Act 1985). */
const OTHER_MILLILITRES: Partial<Record<WrittenUnit, number>> = {
  cup: 250,
  fl_oz: 28.41,
  pint: 568.3,
  quart: 1137,
  gallon: 4546,
};

/** What an ingredient tells about measuring it: grams per millilitre, and grams of one counted unit. */
export interface Measures {
  density: number | null;
  pieces: Readonly<Record<string, number>>;
}

export interface WrittenAmount {
  amount: number;
  unit: WrittenUnit;
  /** Grams of one piece where a person corrected the food data's. */
  pieceGrams?: number | null;
  /** Whose cup and pint are meant: US ones in `en_us`, metric and imperial ones everywhere else. */
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

  const grams = GRAMS[unit];
  if (grams !== undefined) return { grams: amount * grams, rule: { by: 'mass', gramsPerUnit: grams } };

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

/** Millilitres of one unit of volume; null for units of mass and counted ones. */
export function millilitresOf(unit: WrittenUnit, language: Language = 'en_gb'): number | null {
  return MILLILITRES[unit] ?? (language === 'en_us' ? US_MILLILITRES : OTHER_MILLILITRES)[unit] ?? null;
}
