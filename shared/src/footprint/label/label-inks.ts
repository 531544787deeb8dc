import type { CarbonLevel } from '../carbon-level.ts';
import type { LabelColour } from './label-choices.ts';

export interface LabelInk {
  fill: string;
  edge: string;
  /** Of the letter on the fill; null: it is cut out, and the ground shows through. */
  letter: string | null;
  ink: string;
  soft: string;
}

type Level = CarbonLevel | 'unknown';

/** The fills are one straight ramp from light to dark, so that they stay in order in greyscale (web/src/ui/look/tokens.css). */
const FILLS: Record<Level, string> = {
  very_low: '#c6e9d2',
  low: '#c9cf70',
  medium: '#d9962e',
  high: '#b4522a',
  very_high: '#71192b',
  unknown: 'none',
};
const LETTERS: Record<Level, string | null> = {
  very_low: '#102418',
  low: '#1d210a',
  medium: '#241603',
  high: '#ffffff',
  very_high: '#ffffff',
  unknown: null,
};
/** At least 3 : 1 against a light and a dark ground. */
const EDGES: Record<'colour' | 'night', Record<Level, string>> = {
  colour: {
    very_low: '#3f8a60',
    low: '#7d8226',
    medium: '#9a6411',
    high: '#8e3d1c',
    very_high: '#560f1e',
    unknown: '#6c746a',
  },
  night: {
    very_low: '#c6e9d2',
    low: '#c9cf70',
    medium: '#d9962e',
    high: '#df855c',
    very_high: '#d86f84',
    unknown: '#9aa49b',
  },
};
const TEXT = {
  colour: { ink: '#16211b', soft: '#48534c' },
  night: { ink: '#f4f5ef', soft: '#c4cbc3' },
  black: { ink: '#000000', soft: '#000000' },
  white: { ink: '#ffffff', soft: '#ffffff' },
};

export function labelInk(colour: LabelColour, level: Level): LabelInk {
  const text = TEXT[colour];
  if (colour === 'black' || colour === 'white') {
    return { fill: level === 'unknown' ? 'none' : text.ink, edge: text.ink, letter: null, ...text };
  }
  return { fill: FILLS[level], edge: EDGES[colour][level], letter: LETTERS[level], ...text };
}
