import type { WrittenUnit } from './unit.ts';

/** Units that hold a weight: "2 cans (400 g)" are 800 g, while "2 onions (300 g)" are 300 g. */
const CONTAINERS: ReadonlySet<WrittenUnit> = new Set([
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'tube',
  'pot',
  'ball',
  'stick',
]);
export const isContainer = (unit: WrittenUnit | null): boolean => unit !== null && CONTAINERS.has(unit);

const MASSES: ReadonlySet<WrittenUnit> = new Set(['mg', 'g', 'hg', 'kg', 'oz', 'lb']);
const VOLUMES: ReadonlySet<WrittenUnit> = new Set(['ml', 'cl', 'dl', 'l', 'fl_oz', 'pint', 'quart', 'gallon']);
export const isMass = (unit: WrittenUnit | null): boolean => unit !== null && MASSES.has(unit);
export const isMeasure = (unit: WrittenUnit | null): boolean => isMass(unit) || (unit !== null && VOLUMES.has(unit));
