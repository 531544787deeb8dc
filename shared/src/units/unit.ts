import * as z from 'zod/mini';

/** The nine units of a recipe line (specification, point 3). */
export const UNITS = ['g', 'hg', 'kg', 'oz', 'lb', 'pinch', 'piece', 'tbsp', 'tsp'] as const;
export const Unit = z.enum(UNITS);
export type Unit = z.infer<typeof Unit>;

/**
 * Units people write that are no unit of a recipe line; they become grams or one of the nine.
 * The counted ones (`clove` … `tablet`) take their grams from the ingredient's own table of pieces.
 */
export const WRITTEN_UNITS = [
  ...UNITS,
  'mg',
  'ml',
  'cl',
  'dl',
  'l',
  'cup',
  'fl_oz',
  'pint',
  'quart',
  'gallon',
  'dash',
  'drop',
  'handful',
  'knob',
  'clove',
  'slice',
  'bunch',
  'sprig',
  'stalk',
  'leaf',
  'head',
  'ear',
  'fillet',
  'can',
  'jar',
  'bottle',
  'packet',
  'bag',
  'box',
  'cube',
  'sheet',
  'stick',
  'tube',
  'pot',
  'ball',
  'wedge',
  'portion',
] as const;
export type WrittenUnit = (typeof WRITTEN_UNITS)[number];
