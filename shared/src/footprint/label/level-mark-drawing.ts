import { LEVEL_LETTERS, type CarbonLevel } from '../carbon-level.ts';
import { LEVEL_SHAPES } from '../level-shapes.ts';
import type { LabelInk } from './label-inks.ts';
import { outlinedText } from './outlined-text.ts';

/** The grid that the shapes are drawn on. */
const GRID = 24;

/** The level's shape with its letter, `size` wide and high; a gap with a question mark where it is not known. */
export function levelMark(level: CarbonLevel | 'unknown', { ink, x, y, size }: MarkPlace): string {
  const shape = LEVEL_SHAPES[level === 'unknown' ? 'low' : level];
  const letter = outlinedText({
    text: level === 'unknown' ? '?' : LEVEL_LETTERS[level],
    weight: 'bold',
    size: shape.letterSize,
    x: GRID / 2,
    y: shape.letterY,
    anchor: 'middle',
  });
  return `<g transform="translate(${x} ${y}) scale(${size / GRID})">${marked(level, { shape: shape.path, letter, ink })}</g>`;
}

interface MarkPlace {
  ink: LabelInk;
  x: number;
  y: number;
  size: number;
}

function marked(
  level: CarbonLevel | 'unknown',
  { shape, letter, ink }: { shape: string; letter: string; ink: LabelInk },
): string {
  if (level === 'unknown') {
    const gap = `<path d="${shape}" fill="none" stroke="${ink.edge}" stroke-width="1.3" stroke-dasharray="3 2.6"/>`;
    return `${gap}<path d="${letter}" fill="${ink.soft}"/>`;
  }
  if (ink.letter === null) return `<path fill-rule="evenodd" d="${shape}${letter}" fill="${ink.fill}"/>`;
  const filled = `<path d="${shape}" fill="${ink.fill}" stroke="${ink.edge}" stroke-width="1.2"/>`;
  return `${filled}<path d="${letter}" fill="${ink.letter}"/>`;
}
