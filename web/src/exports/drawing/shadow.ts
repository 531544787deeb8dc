import { lengthOf, partsOf } from './css-values.ts';
import type { Drawing } from './drawing.ts';
import { type Box, boxPath, inset, type Radii } from './rounded-box.ts';

/** The shadows outside of a box; the first lies on top. A computed one has its colour before its lengths. */
export function shadow(
  drawing: Drawing,
  { box, radii, style }: { box: Box; radii: Radii; style: CSSStyleDeclaration },
): SVGElement[] {
  if (style.boxShadow === 'none') return [];
  return partsOf(style.boxShadow, ',')
    .flatMap((written) => {
      const parts = partsOf(written, ' ');
      const [right = 0, down = 0, blur = 0, spread = 0] = parts.map((part) => lengthOf(part, 0)).filter((part) => part !== null);
      const fill = drawing.fill(parts.find((part) => lengthOf(part, 0) === null && part !== 'inset') ?? '');
      if (!fill || parts.includes('inset')) return [];
      const thrown = inset({ ...box, x: box.x + right, y: box.y + down }, -spread);
      const around = inset(thrown, -2 * blur);
      const blurred = drawing.element('feGaussianBlur', { stdDeviation: blur / 2 });
      const filter = drawing.define('filter', { filterUnits: 'userSpaceOnUse', ...around }, blurred);
      return [drawing.element('path', { d: boxPath(thrown, radii), ...fill, filter: blur > 0 ? filter : null })];
    })
    .toReversed();
}
