import { functionOf, lengthOf, partsOf } from './css-values.ts';
import type { Drawing } from './drawing.ts';
import { type Box, boxPath } from './rounded-box.ts';
import { radiiOf } from './box.ts';

/** The clip of an element's content, as `url(#…)`; null where nothing is cut, or nothing reaches out. */
export function clipOf(
  drawing: Drawing,
  element: Element,
  { box, style }: { box: Box; style: CSSStyleDeclaration },
): string | null {
  const reachesOut = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
  if (!reachesOut) return null;
  const within = insetOf(style.clipPath, box);
  if (within) return drawing.define('clipPath', {}, drawing.element('path', { d: boxPath(within) }));
  if (style.overflowX === 'visible') return null;
  return drawing.define('clipPath', {}, drawing.element('path', { d: boxPath(box, radiiOf(style, box)) }));
}

/** The box that `clip-path: inset()` leaves; null for another value. */
function insetOf(clipPath: string, box: Box): Box | null {
  const read = functionOf(clipPath);
  if (read?.name !== 'inset') return null;
  const [top = '0px', right = top, bottom = top, left = right] = partsOf(read.inside, ' ');
  const [above, below] = [lengthOf(top, box.height) ?? 0, lengthOf(bottom, box.height) ?? 0];
  const [before, after] = [lengthOf(left, box.width) ?? 0, lengthOf(right, box.width) ?? 0];
  return { x: box.x + before, y: box.y + above, width: box.width - before - after, height: box.height - above - below };
}
