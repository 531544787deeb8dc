import type { CarbonLevel } from './carbon-level.ts';

interface LevelShape {
  /** On a 24 × 24 grid. */
  path: string;
  /** Where the letter's foot stands, and how large it is. */
  letterY: number;
  letterSize: number;
}

/** One outline per level, distinct without colour: leaf, circle, square, diamond, triangle. */
export const LEVEL_SHAPES: Record<CarbonLevel, LevelShape> = {
  very_low: { path: 'M2 12A10 10 0 0 1 12 2h8.5A1.5 1.5 0 0 1 22 3.5V12A10 10 0 0 1 2 12Z', letterY: 16.3, letterSize: 12 },
  low: { path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Z', letterY: 16.3, letterSize: 12 },
  medium: {
    path: 'M4 2.5h16A1.5 1.5 0 0 1 21.5 4v16a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V4A1.5 1.5 0 0 1 4 2.5Z',
    letterY: 16.3,
    letterSize: 12.5,
  },
  high: {
    path: 'M10.9 1.2a1.5 1.5 0 0 1 2.2 0l9.7 9.7a1.5 1.5 0 0 1 0 2.2l-9.7 9.7a1.5 1.5 0 0 1-2.2 0l-9.7-9.7a1.5 1.5 0 0 1 0-2.2Z',
    letterY: 16.1,
    letterSize: 11.5,
  },
  very_high: {
    path: 'M10.7 1.8a1.5 1.5 0 0 1 2.6 0l10 18.2a1.5 1.5 0 0 1-1.3 2.3H2a1.5 1.5 0 0 1-1.3-2.3Z',
    letterY: 19.6,
    letterSize: 11.5,
  },
};
