import type { DrawingSize } from './drawing-size.ts';

/**
 * What is done with an SVG: kept as a drawing, drawn as a picture, or refused. Measured on the two parsers that read it: their
 * work grows with the square of the depth and of the attributes of one element, and with rules times elements.
 */
export type DrawingCourse = 'kept' | 'drawn' | 'refused';

/** Drawing programs nest ten to forty groups. */
const MOST_DEPTH = 100;
/** A root as Inkscape writes it has thirty. */
const MOST_ATTRIBUTES = 200;
/** A map of a city. */
const MOST_ELEMENTS = 100_000;

/** Beyond one of these a logo is no longer light enough to be sent to every guest's phone as it is: it is drawn once. */
const KEPT = {
  bytes: 1024 * 1024,
  elements: 20_000,
  /** Elements that are held against rules of style sheets. */
  comparisons: 1_000_000,
};

export function wayOfDrawing(bytes: number, { elements, depth, attributes, rules }: DrawingSize): DrawingCourse {
  if (depth > MOST_DEPTH || attributes > MOST_ATTRIBUTES || elements > MOST_ELEMENTS) return 'refused';
  const isLight = bytes <= KEPT.bytes && elements <= KEPT.elements && elements * rules <= KEPT.comparisons;
  return isLight ? 'kept' : 'drawn';
}
