import type { Drawing } from './drawing.ts';
import { dashesOf } from './dashes.ts';
import { type Box, boxPath, inset, type Radii } from './rounded-box.ts';

interface Edge {
  width: number;
  style: string;
  colour: string;
}

/** Clockwise from above. */
const SIDES = ['Top', 'Right', 'Bottom', 'Left'] as const;

/** A border that is the same all around is one line; of others each side is drawn by itself. */
export function borders(
  drawing: Drawing,
  { box, radii, style }: { box: Box; radii: Radii; style: CSSStyleDeclaration },
): SVGElement[] {
  const edges = SIDES.map((side) => ({
    width: Number.parseFloat(style[`border${side}Width`]) || 0,
    style: style[`border${side}Style`],
    colour: style[`border${side}Color`],
  }));
  const [top] = edges;
  if (!top || edges.every(({ width, style: kind }) => width === 0 || kind === 'none')) return [];
  const isSame = edges.every(
    ({ width, style: kind, colour }) => width === top.width && kind === top.style && colour === top.colour,
  );
  if (isSame && top.style === 'solid') return around(drawing, { box, radii, edge: top });
  return edges.flatMap((edge, index) => alongSide(drawing, edge, sideOf(box, index, edge.width)));
}

function around(drawing: Drawing, { box, radii, edge }: { box: Box; radii: Radii; edge: Edge }): SVGElement[] {
  const paint = drawing.paint(edge.colour);
  if (!paint) return [];
  const half = edge.width / 2;
  const [a, b, c, d] = radii.map((radius) => Math.max(0, radius - half)) as [number, number, number, number];
  return [
    drawing.element('path', {
      d: boxPath(inset(box, half), [a, b, c, d]),
      fill: 'none',
      stroke: paint.colour,
      'stroke-opacity': paint.opacity === 1 ? null : paint.opacity,
      'stroke-width': edge.width,
    }),
  ];
}

interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The middle of a side's border. */
function sideOf({ x, y, width, height }: Box, side: number, thick: number): Line {
  const [left, right, top, bottom] = [x + thick / 2, x + width - thick / 2, y + thick / 2, y + height - thick / 2];
  if (side === 0) return { x1: x, y1: top, x2: x + width, y2: top };
  if (side === 1) return { x1: right, y1: y, x2: right, y2: y + height };
  if (side === 2) return { x1: x, y1: bottom, x2: x + width, y2: bottom };
  return { x1: left, y1: y, x2: left, y2: y + height };
}

function alongSide(drawing: Drawing, { width, style, colour }: Edge, line: Line): SVGElement[] {
  const paint = drawing.paint(colour);
  if (!paint || width === 0 || style === 'none' || style === 'hidden') return [];
  const length = Math.hypot(line.x2 - line.x1, line.y2 - line.y1);
  return [
    drawing.element('path', {
      d: `M${line.x1} ${line.y1}L${line.x2} ${line.y2}`,
      stroke: paint.colour,
      'stroke-opacity': paint.opacity === 1 ? null : paint.opacity,
      'stroke-width': width,
      'stroke-dasharray': style === 'dashed' ? dashesOf(length, width).join(' ') : style === 'dotted' ? `0 ${2 * width}` : null,
      'stroke-linecap': style === 'dotted' ? 'round' : null,
    }),
  ];
}
