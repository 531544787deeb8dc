import type { WrittenUnit } from './unit.ts';

/**
 * A measure weighs or pours exactly; a container holds a weight: "2 cans (400 g)" are 800 g, while "2 onions (300 g)" are 300 g.
 * A cup and a spoon measure by volume, but of what is dry nobody calls that exact; a trace is what a cook adds without measuring.
 */
type Kind = 'mass' | 'volume' | 'cup' | 'spoon' | 'trace' | 'container' | 'counted';

/** What else is true of a unit. Its row lists what applies, so a new unit cannot be added without thinking of each. */
type Trait =
  /** "Pinch of salt" is one, though no number is written; "cloves" alone are a spice. */
  | 'one_in_front'
  /** "Dill – fresh, handful" is one. */
  | 'one_at_end'
  /** "Sprig of rosemary" is one. */
  | 'one_of'
  /** What was done to it may stand before it: "2 crushed cloves", "3 fijngehakte takjes". */
  | 'done_to'
  /** A smaller measure follows without a word: "1 lb 4 oz", "1 kg 500 g", "1 Tbsp 1 tsp". */
  | 'followed_by_smaller'
  /** Pastry is bought by it: "2 Rollen", "6 plakjes". */
  | 'pastry'
  /** A large one weighs more, since the food grew larger. */
  | 'grown'
  /** Preserved food comes in it. */
  | 'preserving'
  /** Suppliers count packs by it. */
  | 'pack'
  /** A row of purchases is offered it. */
  | 'purchased'
  /** Cooks count it by hand: nobody breaks seven tenths of an egg. */
  | 'counted_by_hand'
  /** American kitchens have it in halves, thirds, quarters and eighths: nobody measures 0.33 cups. */
  | 'in_parts'
  /** A kitchen of ounces and pounds weighs in another. */
  | 'metric';

const KINDS: Record<WrittenUnit, readonly [kind: Kind, ...traits: Trait[]]> = {
  mg: ['mass', 'metric'],
  g: ['mass', 'purchased', 'metric'],
  hg: ['mass', 'purchased', 'metric'],
  kg: ['mass', 'purchased', 'metric', 'followed_by_smaller'],
  oz: ['mass', 'purchased'],
  lb: ['mass', 'purchased', 'followed_by_smaller', 'in_parts'],
  ml: ['volume', 'purchased'],
  cl: ['volume', 'purchased'],
  dl: ['volume', 'purchased'],
  l: ['volume', 'purchased', 'followed_by_smaller'],
  fl_oz: ['volume'],
  pint: ['volume', 'followed_by_smaller', 'in_parts'],
  quart: ['volume', 'followed_by_smaller', 'in_parts'],
  gallon: ['volume', 'followed_by_smaller', 'in_parts'],
  cup: ['cup', 'followed_by_smaller', 'in_parts'],
  tbsp: ['spoon', 'purchased', 'one_in_front', 'followed_by_smaller', 'counted_by_hand', 'in_parts'],
  tsp: ['spoon', 'purchased', 'one_in_front', 'counted_by_hand', 'in_parts'],
  pinch: ['trace', 'one_in_front', 'one_at_end', 'counted_by_hand'],
  dash: ['trace', 'one_in_front', 'one_at_end'],
  drop: ['trace', 'one_in_front'],
  can: ['container', 'preserving', 'pack', 'counted_by_hand'],
  jar: ['container', 'preserving', 'pack'],
  bottle: ['container', 'pack'],
  packet: ['container', 'pack'],
  bag: ['container', 'pack'],
  box: ['container'],
  tube: ['container', 'pack'],
  pot: ['container', 'pack', 'grown'],
  ball: ['container'],
  stick: ['container', 'in_parts'],
  piece: ['counted', 'purchased', 'pack', 'pastry', 'grown', 'counted_by_hand', 'in_parts'],
  handful: ['counted', 'one_in_front', 'one_at_end'],
  knob: ['counted', 'one_in_front', 'one_at_end'],
  clove: ['counted', 'counted_by_hand', 'done_to'],
  slice: ['counted', 'pastry', 'counted_by_hand'],
  bunch: ['counted', 'one_at_end', 'one_of', 'grown', 'counted_by_hand', 'done_to'],
  sprig: ['counted', 'one_of', 'done_to'],
  stalk: ['counted', 'grown', 'done_to'],
  leaf: ['counted', 'done_to'],
  head: ['counted', 'grown', 'done_to'],
  ear: ['counted', 'grown'],
  fillet: ['counted'],
  cube: ['counted'],
  sheet: ['counted', 'pastry'],
  wedge: ['counted', 'grown'],
  portion: ['counted'],
};

const kindOf = (unit: WrittenUnit | null): Kind | null => unit && KINDS[unit][0];

export const isContainer = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'container';
export const isMass = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'mass';
export const isMeasure = (unit: WrittenUnit | null): boolean => isMass(unit) || kindOf(unit) === 'volume';
/** Drinks are measured in it; a spoon of coffee is ground. */
export const isPoured = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'volume' || kindOf(unit) === 'cup';
export const isSpoon = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'spoon';
/** Measured by a vessel or scales, and never the name of a food, as a clove is. */
export const isMeasured = (unit: WrittenUnit | null): boolean => isMass(unit) || isPoured(unit) || isSpoon(unit);

export function unitIs(unit: WrittenUnit | null, trait: Trait): boolean {
  return unit !== null && KINDS[unit].includes(trait);
}
