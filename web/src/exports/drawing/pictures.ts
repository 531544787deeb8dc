import { lengthOf, partsOf } from './css-values.ts';
import type { Drawing } from './drawing.ts';
import { type Box, boxPath, NO_RADII, type Radii } from './rounded-box.ts';

const XLINK = 'http://www.w3.org/1999/xlink';

/** A picture of the page as it is in the file: a drawing of shapes alone is copied, everything else is one of pixels. */
export type Picture =
  | { kind: 'drawing'; svg: Element; width: number; height: number }
  | { kind: 'pixels'; address: string; width: number; height: number };

/** Elements that look alike in every program and ask for nothing from outside. */
const SHAPES: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'title',
]);
/** Kinds that drawing programs read; other pictures, such as WebP, are turned into a PNG. */
const READ_EVERYWHERE = /^data:image\/(?:png|jpeg|gif)[;,]/;
/** Pixels to each of the page's, for drawings that are not made of shapes alone. */
const SHARPNESS = 4;

/** `data`: the picture as a data address; `shown`: how wide it stands on the page, in px. Null where it cannot be read. */
export async function readPicture(data: string, shown: number): Promise<Picture | null> {
  const image = new Image();
  image.src = data;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  if (data.startsWith('data:image/svg+xml')) {
    const svg = shapesOf(textOf(data));
    if (svg) return { kind: 'drawing', svg, width, height };
  }
  if (READ_EVERYWHERE.test(data)) return { kind: 'pixels', address: data, width, height };
  const isVector = data.startsWith('data:image/svg+xml');
  const scale = isVector && width > 0 ? Math.max(1, (shown * SHARPNESS) / width) : 1;
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { kind: 'pixels', address: canvas.toDataURL('image/png'), width, height };
}

/** The text in a data address: the content security policy lets none be fetched. */
function textOf(data: string): string {
  const comma = data.indexOf(',');
  const written = data.slice(comma + 1);
  if (!data.slice(0, comma).endsWith(';base64')) return decodeURIComponent(written);
  return new TextDecoder().decode(Uint8Array.from(atob(written), (sign) => sign.codePointAt(0) ?? 0));
}

/** A drawing that holds nothing but shapes with attributes; null for every other. */
function shapesOf(source: string): Element | null {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  const all = [root, ...root.querySelectorAll('*')];
  const isPlain = all.every((each) => SHAPES.has(each.localName) && !each.hasAttribute('style') && !each.hasAttribute('class'));
  if (!isPlain || !root.hasAttribute('viewBox')) return null;
  for (const each of all)
    for (const { name } of Array.from(each.attributes))
      if (/^(?:on.*|aria-.*|role|id|.*href)$/.test(name)) each.removeAttribute(name);
  return root;
}

/** A picture in the box of its element, as `object-fit` and `object-position` place it there. */
export function pictureShapes(
  drawing: Drawing,
  picture: Picture,
  { box, radii, style }: { box: Box; radii: Radii; style: CSSStyleDeclaration },
): SVGElement[] {
  const size = fitted(picture, box, style.objectFit);
  const [across = '50%', down = '50%'] = partsOf(style.objectPosition, ' ');
  const place = {
    x: box.x + (lengthOf(across, box.width - size.width) ?? 0),
    y: box.y + (lengthOf(down, box.height - size.height) ?? 0),
    ...size,
  };
  const shape =
    picture.kind === 'drawing' ? placedDrawing(drawing, picture.svg, place) : placedPixels(drawing, picture.address, place);
  const isWithin = size.width <= box.width + 0.5 && size.height <= box.height + 0.5 && radii.every((radius) => radius === 0);
  if (isWithin) return [shape];
  const clip = drawing.define('clipPath', {}, drawing.element('path', { d: boxPath(box, isWithin ? NO_RADII : radii) }));
  const clipped = drawing.element('g', { 'clip-path': clip });
  clipped.append(shape);
  return [clipped];
}

function fitted({ width, height }: Picture, box: Box, fit: string): { width: number; height: number } {
  if (fit === 'none') return { width, height };
  if ((fit !== 'cover' && fit !== 'contain') || width === 0 || height === 0) return { width: box.width, height: box.height };
  const scales = [box.width / width, box.height / height] as const;
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales);
  return { width: width * scale, height: height * scale };
}

function placedPixels(drawing: Drawing, address: string, place: Box): SVGElement {
  const image = drawing.element('image', { ...place, preserveAspectRatio: 'none' });
  // Programs of former years know no other name for it.
  image.setAttributeNS(XLINK, 'xlink:href', address);
  return image;
}

function placedDrawing(drawing: Drawing, svg: Element, place: Box): SVGElement {
  const inner = drawing.element('svg', { ...place, viewBox: svg.getAttribute('viewBox'), preserveAspectRatio: 'none' });
  for (const { name, value } of Array.from(svg.attributes)) if (/^(?:fill|stroke)/.test(name)) inner.setAttribute(name, value);
  inner.append(...Array.from(svg.childNodes, (node) => inner.ownerDocument.importNode(node, true)));
  return inner;
}
