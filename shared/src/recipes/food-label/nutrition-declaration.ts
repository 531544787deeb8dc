import type { Nutrition } from '../../ingredients/ingredient-facts.ts';

/** The order of Regulation (EU) No 1169/2011, Annex XV. */
export const DECLARED = ['energy', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;
export type Declared = (typeof DECLARED)[number];

const ENERGY_NUTRIENTS = ['fat', 'carbohydrate', 'protein', 'fibre'] as const;
type EnergyNutrient = (typeof ENERGY_NUTRIENTS)[number];

/** kJ and kcal of a gram (Annex XIV). */
const ENERGY_OF: Readonly<Record<EnergyNutrient, { kJ: number; kcal: number }>> = {
  fat: { kJ: 37, kcal: 9 },
  carbohydrate: { kJ: 17, kcal: 4 },
  protein: { kJ: 17, kcal: 4 },
  fibre: { kJ: 8, kcal: 2 },
};

/** Grams at which rounding changes (Commission, guidance on tolerances, December 2012, table 4). */
interface Rounding {
  /** From here on to `coarse` grams. */
  from: number;
  coarse: number;
  /** Below it to `fine` grams, down to `least`. */
  fine: number;
  /** This much and less is negligible, and shown as less than `below`. */
  least: number;
  below: number;
}

const GRAMS: Rounding = { from: 10, coarse: 1, fine: 0.1, least: 0.5, below: 0.5 };
const SATURATES: Rounding = { from: 10, coarse: 1, fine: 0.1, least: 0.1, below: 0.1 };
const SALT: Rounding = { from: 1, coarse: 0.1, fine: 0.01, least: 0.0125, below: 0.01 };

const ROUNDING: Record<Exclude<Declared, 'energy'>, Rounding> = {
  fat: GRAMS,
  saturatedFat: SATURATES,
  carbohydrate: GRAMS,
  sugar: GRAMS,
  fibre: GRAMS,
  protein: GRAMS,
  salt: SALT,
};

/** As it stands on a label: a number with its decimals, or less than one. */
export interface DeclaredAmount {
  isBelow: boolean;
  value: number;
  decimals: number;
}

/** Grams as they are declared. */
export function declaredGrams(nutrient: Exclude<Declared, 'energy'>, grams: number): DeclaredAmount {
  const { from, coarse, fine, least, below } = ROUNDING[nutrient];
  if (grams <= 0) return { isBelow: false, value: 0, decimals: 0 };
  if (grams <= least) return { isBelow: true, value: below, decimals: decimalsOf(below) };
  const rounded = roundedTo(fine, grams);
  // 9.96 g reads "10", not "10.0".
  const step = grams >= from || rounded >= from ? coarse : fine;
  return { isBelow: false, value: roundedTo(step, grams), decimals: decimalsOf(step) };
}

/** Energy by the regulation's own factors, in whole kJ and kcal; null where one of its parts is not known. */
export function declaredEnergy(per100: Pick<Nutrition, EnergyNutrient>): { kJ: number; kcal: number } | null {
  let [kJ, kcal] = [0, 0];
  for (const nutrient of ENERGY_NUTRIENTS) {
    const grams = per100[nutrient];
    const factor = ENERGY_OF[nutrient];
    if (grams === null) return null;
    kJ += grams * factor.kJ;
    kcal += grams * factor.kcal;
  }
  return { kJ: Math.round(kJ), kcal: Math.round(kcal) };
}

function decimalsOf(step: number): number {
  return step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
}

/** By whole steps, so that no binary fraction is left over. */
function roundedTo(step: number, value: number): number {
  const steps = Math.round(1 / step);
  return Math.round(Number((value * steps).toPrecision(12))) / steps;
}
