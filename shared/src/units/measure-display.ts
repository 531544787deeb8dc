/** A number with the unit it is best shown in; how it is written is the caller's, who knows the language. */
export interface Measure<U extends string> {
  value: number;
  unit: U;
}

/** Smallest numbers of a base unit that a larger unit is shown from, and what that unit holds; largest first. */
type Steps<U extends string> = readonly (readonly [from: number, per: number, unit: U])[];

/** Grams below 1000, kg below 10⁶ g, else tonnes (specification, point 9). */
const WEIGHT: Steps<'g' | 'kg' | 't'> = [
  [1e6, 1e6, 't'],
  [1000, 1000, 'kg'],
  [0, 1, 'g'],
];
/** m² below 10⁴, else hectares (specification, point 9). */
const AREA: Steps<'m2' | 'ha'> = [
  [1e4, 1e4, 'ha'],
  [0, 1, 'm2'],
];
/** Megalitres (10⁶ l) above 10⁴ l (specification, point 9), litres up to and with 10⁴. */
const VOLUME_LARGEST_IN_LITRES = 1e4;

export function weightDisplay(grams: number): Measure<'g' | 'kg' | 't'> {
  return inSteps(grams, WEIGHT, 'g');
}

export function areaDisplay(squareMetres: number): Measure<'m2' | 'ha'> {
  return inSteps(squareMetres, AREA, 'm2');
}

export function volumeDisplay(litres: number): Measure<'l' | 'Ml'> {
  return Math.abs(litres) > VOLUME_LARGEST_IN_LITRES ? { value: litres / 1e6, unit: 'Ml' } : { value: litres, unit: 'l' };
}

function inSteps<U extends string>(value: number, steps: Steps<U>, smallest: U): Measure<U> {
  const step = steps.find(([from]) => Math.abs(value) >= from);
  return step ? { value: value / step[1], unit: step[2] } : { value, unit: smallest };
}
