import { functionOf } from './css-values.ts';
import type { Drawing } from './drawing.ts';
import { drawWords, letterStyle, type PlacedWord } from './letters.ts';
import type { Typefaces } from './typefaces.ts';

/** Properties that a drawing's element inherits, with their defaults. */
const INHERITED: ReadonlyMap<string, string> = new Map([
  ['fill', 'rgb(0, 0, 0)'],
  ['fill-opacity', '1'],
  ['fill-rule', 'nonzero'],
  ['stroke', 'none'],
  ['stroke-width', '1px'],
  ['stroke-opacity', '1'],
  ['stroke-linecap', 'butt'],
  ['stroke-linejoin', 'miter'],
  ['stroke-miterlimit', '4'],
  ['stroke-dasharray', 'none'],
  ['stroke-dashoffset', '0px'],
]);

/** Properties of the element alone, with their defaults. */
const OWN: ReadonlyMap<string, string> = new Map([
  ['opacity', '1'],
  ['stop-color', 'rgb(0, 0, 0)'],
  ['stop-opacity', '1'],
  ['clip-path', 'none'],
  ['mask', 'none'],
]);

interface Copying {
  drawing: Drawing;
  typefaces: Typefaces;
  /** Of the drawing's own names, so that those of two drawings are not mixed up. */
  prefix: string;
}

/** A copy of a drawing in the page, with all that stylesheets say of it, and with its words as outlines. */
export function innerSvg(drawing: Drawing, typefaces: Typefaces, source: SVGElement): SVGElement {
  const copy = source.cloneNode(true) as SVGElement;
  const copying = { drawing, typefaces, prefix: drawing.name() };
  copyStyle(copying, source, copy, null);
  return copy;
}

function copyStyle(copying: Copying, source: Element, copy: Element, around: CSSStyleDeclaration | null): void {
  const style = getComputedStyle(source);
  if (style.display === 'none' && source.closest('defs') === null) {
    copy.remove();
    return;
  }
  if (source.localName === 'text') {
    copy.replaceWith(...textOutlines(copying, source as SVGTextElement, style));
    return;
  }
  for (const [property, initial] of INHERITED) {
    const value = style.getPropertyValue(property);
    copy.removeAttribute(property);
    if (value !== (around?.getPropertyValue(property) ?? initial)) setProperty(copying, copy, property, value);
  }
  for (const [property, initial] of OWN) {
    const value = style.getPropertyValue(property);
    copy.removeAttribute(property);
    if (value !== initial && value !== '') setProperty(copying, copy, property, value);
  }
  withoutPageAttributes(copying, copy);
  const copies = Array.from(copy.children);
  for (const [index, child] of Array.from(source.children).entries()) {
    const twin = copies[index];
    if (twin) copyStyle(copying, child, twin, style);
  }
}

function setProperty({ drawing, prefix }: Copying, copy: Element, property: string, value: string): void {
  const name = nameIn(value);
  if (name !== null) copy.setAttribute(property, `url(#${prefix}-${name})`);
  else if (value !== 'none' && ['fill', 'stroke', 'stop-color'].includes(property)) {
    const paint = drawing.paint(value);
    copy.setAttribute(property, paint?.colour ?? 'none');
    const opacity = property === 'stop-color' ? 'stop-opacity' : `${property}-opacity`;
    if (paint && paint.opacity < 1) copy.setAttribute(opacity, String(paint.opacity));
  } else copy.setAttribute(property, value.replaceAll('px', ''));
}

/** The name in `url("#name")`; null for another value. */
function nameIn(value: string): string | null {
  const inside = functionOf(value);
  return inside?.name === 'url' ? inside.inside.replaceAll('"', '').slice(1) : null;
}

/** Names become the drawing's own; what concerns the page alone, such as classes, is left out. */
function withoutPageAttributes({ prefix }: Copying, copy: Element): void {
  for (const { name, value } of Array.from(copy.attributes)) {
    if (name === 'id') copy.setAttribute('id', `${prefix}-${value}`);
    else if (name === 'href' && value.startsWith('#')) copy.setAttribute('href', `#${prefix}-${value.slice(1)}`);
    else if (/^(?:class|style|role|focusable|tabindex|aria-.*|data-.*|on.*)$/.test(name)) copy.removeAttribute(name);
  }
}

/** The words of a drawing where the browser put them, in the drawing's own units. */
function textOutlines({ drawing, typefaces }: Copying, text: SVGTextElement, style: CSSStyleDeclaration): SVGElement[] {
  const look = letterStyle(drawing, style, style.fill);
  if (!look) return [];
  const written = text.textContent;
  const words: PlacedWord[] = Array.from(written.matchAll(/\S+/g), ({ index, 0: word }) => {
    const { x, y } = text.getStartPositionOfChar(index);
    return { text: word, x, y };
  });
  return drawWords(drawing, typefaces, { words, look });
}
