import type { WrittenUnit } from '../../../units/unit.ts';

/** Centilitres and millilitres that bottles hold; below three the number is of litres. */
const CENTILITRES: ReadonlySet<number> = new Set([20, 25, 27.5, 33, 35, 37.5, 50, 70, 75, 100, 150]);
const MILLILITRES: ReadonlySet<number> = new Set([187, 200, 250, 275, 330, 375, 500, 700, 750, 1000, 1500]);
const MOST_LITRES = 3;

/** "2 Fl. à 0,75", "12 fl 33": how much a bottle holds, said without its unit as everybody knows it. Null for any other number. */
export function bottleSize(size: number): { quantity: number; unit: WrittenUnit } | null {
  if (size > 0 && size <= MOST_LITRES && !Number.isInteger(size)) return { quantity: size, unit: 'l' };
  if (CENTILITRES.has(size)) return { quantity: size, unit: 'cl' };
  return MILLILITRES.has(size) ? { quantity: size, unit: 'ml' } : null;
}
