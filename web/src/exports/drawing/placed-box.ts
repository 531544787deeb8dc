import type { Box } from './rounded-box.ts';

/**
 * Where the box of an element is drawn on its page: browsers draw from whole pixel to whole pixel. `origin`: the page's upper
 * left corner on the screen. The borders that neighbouring cells share lie half outside of each of them.
 */
export function placedBox(box: Box, origin: { x: number; y: number }, style: CSSStyleDeclaration): Box {
  const isShared = style.display === 'table-cell' && style.borderCollapse === 'collapse';
  const outside = (side: Side): number => (isShared ? widthOf(style, side) / 2 : 0);
  const [left, top] = [box.x - origin.x - outside('Left'), box.y - origin.y - outside('Top')];
  const [right, bottom] = [
    box.x - origin.x + box.width + outside('Right'),
    box.y - origin.y + box.height + outside('Bottom'),
  ].map(Math.round) as [number, number];
  const [x, y] = [Math.round(left), Math.round(top)];
  return { x, y, width: right - x, height: bottom - y };
}

type Side = 'Top' | 'Right' | 'Bottom' | 'Left';

/** Inside of its border and padding. */
export function contentOf({ x, y, width, height }: Box, style: CSSStyleDeclaration): Box {
  const edge = (side: Side): number => (Number.parseFloat(style[`padding${side}`]) || 0) + widthOf(style, side);
  const [left, top] = [edge('Left'), edge('Top')];
  return { x: x + left, y: y + top, width: width - left - edge('Right'), height: height - top - edge('Bottom') };
}

function widthOf(style: CSSStyleDeclaration, side: Side): number {
  return Number.parseFloat(style[`border${side}Width`]) || 0;
}
