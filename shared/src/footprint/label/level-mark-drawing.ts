import { LEVEL_LETTERS, type CarbonLevel } from '../carbon-level.ts';
import { LEVEL_SHAPES } from '../level-shapes.ts';
import type { LabelInk } from './label-inks.ts';
import type { LabelText, Lettering } from './lettering.ts';

/** The grid that the shapes are drawn on. */
const GRID = 24;

/** The level's shape with its letter, `size` wide and high; a gap with a question mark where it is not known. */
export function levelMark(level: CarbonLevel | 'unknown', { ink, x, y, size }: MarkPlace, letters: Lettering): string {
  const { path: shape, letterSize, letterY } = LEVEL_SHAPES[level === 'unknown' ? 'low' : level];
  const letter: LabelText = {
    text: level === 'unknown' ? '?' : LEVEL_LETTERS[level],
    weight: 'bold',
    size: letterSize,
    x: GRID / 2,
    y: letterY,
    anchor: 'middle',
  };
  const mark = level === 'unknown' ? gap({ shape, letter, ink }, letters) : marked({ shape, letter, ink }, letters);
  return `<g transform="translate(${x} ${y}) scale(${size / GRID})">${mark}</g>`;
}

interface MarkPlace {
  ink: LabelInk;
  x: number;
  y: number;
  size: number;
}

interface Mark {
  shape: string;
  letter: LabelText;
  ink: LabelInk;
}

function gap({ shape, letter, ink }: Mark, letters: Lettering): string {
  const edge = `<path d="${shape}" fill="none" stroke="${ink.edge}" stroke-width="1.3" stroke-dasharray="3 2.6"/>`;
  return edge + letters.written(letter, ink.soft);
}

function marked({ shape, letter, ink }: Mark, letters: Lettering): string {
  if (ink.letter === null) return letters.cutOut(shape, letter, ink.fill);
  const filled = `<path d="${shape}" fill="${ink.fill}" stroke="${ink.edge}" stroke-width="1.2"/>`;
  return filled + letters.written(letter, ink.letter);
}
