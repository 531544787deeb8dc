import type { ReactNode } from 'react';

/** A background that we drew: it fills a page of any of the four sizes, given in px. */
export interface BackgroundDrawing {
  /** The colour of ink that reads on it. */
  ink: string;
  draw: (width: number, height: number) => ReactNode;
}

/** The same numbers between 0 and 1 on every page and in every export. */
export function steadyNumbers(count: number, seed: number): number[] {
  const numbers: number[] = [];
  let state = seed;
  for (let made = 0; made < count; made += 1) {
    // Lehmer's generator with the constants of Park and Miller.
    state = (state * 48_271) % 2_147_483_647;
    numbers.push(state / 2_147_483_647);
  }
  return numbers;
}
