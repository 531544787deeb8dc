import { shortNumber } from './drawing.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Radii of the corners, clockwise from the upper left. */
export type Radii = readonly [number, number, number, number];

export const NO_RADII: Radii = [0, 0, 0, 0];

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: Math.max(0, width - 2 * by), height: Math.max(0, height - 2 * by) };
}

/** Corners that would meet are made smaller together, as CSS has it. */
export function fittingRadii(radii: Radii, { width, height }: Pick<Box, 'width' | 'height'>): Radii {
  const [a, b, c, d] = radii;
  const scale = Math.min(
    1,
    ...[
      [width, a + b],
      [height, b + c],
      [width, c + d],
      [height, d + a],
    ].map(share),
  );
  return scale === 1 ? radii : [a * scale, b * scale, c * scale, d * scale];
}

function share([room = 0, asked = 0]: readonly number[]): number {
  return asked > 0 ? room / asked : 1;
}

/** The outline of a box as the data of a path. */
export function boxPath(box: Box, radii: Radii = NO_RADII): string {
  const { x, y, width, height } = box;
  const [a, b, c, d] = fittingRadii(radii, box);
  return [
    `M${shortNumber(x + a)} ${shortNumber(y)}`,
    `h${shortNumber(width - a - b)}${corner(b, b, b)}`,
    `v${shortNumber(height - b - c)}${corner(c, -c, c)}`,
    `h${shortNumber(c + d - width)}${corner(d, -d, -d)}`,
    `v${shortNumber(d + a - height)}${corner(a, a, -a)}z`,
  ].join('');
}

/** A quarter of a circle that ends so far away. */
function corner(radius: number, dx: number, dy: number): string {
  if (radius <= 0) return '';
  return `a${shortNumber(radius)} ${shortNumber(radius)} 0 0 1 ${shortNumber(dx)} ${shortNumber(dy)}`;
}
