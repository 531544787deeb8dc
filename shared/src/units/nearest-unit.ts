import type { WrittenUnit } from './unit.ts';

interface Nearest {
  /** Units taken in its place where the food data does not weigh this one, the nearest first: a head is a piece, a jar a can. */
  units: readonly WrittenUnit[];
  /**
   * The most grams that one of it weighs, whatever is counted: a cube of melon is no melon, though its piece is one. The heaviest of
   * each that kitchens know: a white cabbage, a pizza dough, a maize ear, a cube of yeast, a shortcrust, a stick of butter, a celery,
   * a pot of herbs. Null: none is known.
   */
  heaviest: number | null;
}

const PACKS: Nearest = { units: ['packet', 'bag', 'box', 'pot', 'jar', 'can', 'bottle', 'tube'], heaviest: null };

/** Null of a unit that only its own weight, mass or volume tells. */
const NEAREST: Record<WrittenUnit, Nearest | null> = {
  head: { units: ['piece'], heaviest: 3000 },
  ball: { units: ['piece'], heaviest: 300 },
  ear: { units: ['piece'], heaviest: 300 },
  cube: { units: ['piece'], heaviest: 50 },
  sheet: { units: ['piece'], heaviest: 250 },
  stick: { units: ['stalk', 'piece'], heaviest: 125 },
  stalk: { units: ['stick', 'sprig', 'piece'], heaviest: 450 },
  sprig: { units: ['stalk'], heaviest: null },
  bunch: { units: ['pot'], heaviest: 100 },
  can: { units: ['jar', 'packet'], heaviest: null },
  jar: { units: ['can', 'pot'], heaviest: null },
  bottle: { units: ['jar', 'can'], heaviest: null },
  pot: { units: ['bunch', 'packet', 'box', 'jar'], heaviest: null },
  packet: PACKS,
  bag: PACKS,
  box: PACKS,
  tube: PACKS,
  g: null,
  hg: null,
  kg: null,
  oz: null,
  lb: null,
  mg: null,
  ml: null,
  cl: null,
  dl: null,
  l: null,
  fl_oz: null,
  pint: null,
  quart: null,
  gallon: null,
  cup: null,
  tbsp: null,
  tsp: null,
  pinch: null,
  dash: null,
  drop: null,
  handful: null,
  knob: null,
  piece: null,
  clove: null,
  slice: null,
  leaf: null,
  fillet: null,
  wedge: null,
  portion: null,
};

/** The unit that one of these foods is weighed in: the written one, or the nearest that has a weight and is not too heavy. */
export function nearestUnit(unit: WrittenUnit, pieces: Readonly<Record<string, number>>): WrittenUnit {
  const nearest = NEAREST[unit];
  if (nearest === null || Object.hasOwn(pieces, unit)) return unit;
  const most = nearest.heaviest ?? Number.POSITIVE_INFINITY;
  return nearest.units.find((other) => Object.hasOwn(pieces, other) && (pieces[other] ?? 0) <= most) ?? unit;
}
