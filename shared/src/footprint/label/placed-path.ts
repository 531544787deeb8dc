/**
 * An SVG path scaled by `scale` and moved by `x` and `y`. For absolute commands without arcs only, as outlines of glyphs
 * have them; rounded to hundredths.
 */
export function placedPath(path: string, { scale, x, y }: { scale: number; x: number; y: number }): string {
  return path.replace(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, command: string, numbers: string) => {
    const read = numbers.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
    const moved = read.map((number, index) => {
      const isY = command === 'V' || (command !== 'H' && index % 2 === 1);
      return rounded(number * scale + (isY ? y : x));
    });
    return command + moved.join(' ');
  });
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100;
}
