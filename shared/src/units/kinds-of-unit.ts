import type { WrittenUnit } from './unit.ts';

/** A measure weighs or pours exactly; a container holds a weight: "2 cans (400 g)" are 800 g, while "2 onions (300 g)" are 300 g. */
type Kind = 'mass' | 'volume' | 'container' | 'spoon' | 'counted';

const KINDS: Record<WrittenUnit, Kind> = {
  mg: 'mass',
  g: 'mass',
  hg: 'mass',
  kg: 'mass',
  oz: 'mass',
  lb: 'mass',
  ml: 'volume',
  cl: 'volume',
  dl: 'volume',
  l: 'volume',
  fl_oz: 'volume',
  pint: 'volume',
  quart: 'volume',
  gallon: 'volume',
  can: 'container',
  jar: 'container',
  bottle: 'container',
  packet: 'container',
  bag: 'container',
  box: 'container',
  tube: 'container',
  pot: 'container',
  ball: 'container',
  stick: 'container',
  pinch: 'spoon',
  tbsp: 'spoon',
  tsp: 'spoon',
  cup: 'spoon',
  dash: 'spoon',
  drop: 'spoon',
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
  cube: 'counted',
  sheet: 'counted',
  wedge: 'counted',
  portion: 'counted',
};

const kindOf = (unit: WrittenUnit | null): Kind | null => unit && KINDS[unit];

export const isContainer = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'container';
export const isMass = (unit: WrittenUnit | null): boolean => kindOf(unit) === 'mass';
export const isMeasure = (unit: WrittenUnit | null): boolean => isMass(unit) || kindOf(unit) === 'volume';
