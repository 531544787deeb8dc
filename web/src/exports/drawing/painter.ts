import { boxShapes, radiiOf } from './box.ts';
import { clipOf } from './clip.ts';
import type { Drawing } from './drawing.ts';
import { innerSvg } from './inner-svg.ts';
import { type Picture, pictureShapes } from './pictures.ts';
import { contentOf, placedBox } from './placed-box.ts';
import type { Box } from './rounded-box.ts';
import { type TextTools, textShapes } from './text.ts';

export interface PaintTools extends TextTools {
  pictures: ReadonlyMap<Element, Picture>;
}

/** Something that lies above or below the text around it, with what cuts it. */
interface Layer {
  element: HTMLElement;
  zIndex: number;
  clips: readonly Clip[];
}

interface Clip {
  url: string;
  by: Element;
}

/** The state while the content of an element is painted. */
interface Flow {
  /** Layers that are painted when the flow is. */
  later: Layer[];
  clips: readonly Clip[];
  /** Where a line is cut off with an ellipsis, in px of the screen. */
  cut: number | null;
}

/** Draws elements in the order in which a browser paints them (CSS 2.2, appendix E), as far as pages need it. */
export class Painter {
  readonly #tools: PaintTools;
  readonly #drawing: Drawing;

  constructor(tools: PaintTools) {
    this.#tools = tools;
    this.#drawing = tools.drawing;
  }

  /** An element with its layers: those below its content, the content, those above. */
  paint(element: HTMLElement, into: SVGElement): void {
    const style = getComputedStyle(element);
    const group = style.opacity === '1' ? into : into.appendChild(this.#drawing.element('g', { opacity: style.opacity }));
    this.#ownShapes(element, style, group);
    const below = group.appendChild(this.#drawing.element('g'));
    const flow: Flow = { later: [], clips: [], cut: null };
    this.#content(element, group, flow);
    const layers = flow.later.toSorted((one, other) => one.zIndex - other.zIndex);
    for (const layer of layers) this.#layer(layer, layer.zIndex < 0 ? below : group);
    if (below.childElementCount === 0) below.remove();
  }

  #layer({ element, clips }: Layer, into: SVGElement): void {
    let place = into;
    // An absolutely placed element is not cut by one that its place is not counted from.
    const isAbsolute = getComputedStyle(element).position === 'absolute';
    for (const { url, by } of clips) {
      if (isAbsolute && !by.contains(element.offsetParent)) continue;
      place = place.appendChild(this.#drawing.element('g', { 'clip-path': url }));
    }
    this.paint(element, place);
  }

  #ownShapes(element: Element, style: CSSStyleDeclaration, into: SVGElement): void {
    if (style.visibility === 'hidden') return;
    for (const box of this.#boxesOf(element, style)) into.append(...boxShapes(this.#drawing, box, style));
  }

  #content(element: Element, into: SVGElement, flow: Flow): void {
    const style = getComputedStyle(element);
    const [box] = this.#boxesOf(element, style);
    const picture = this.#tools.pictures.get(element);
    if (picture && box)
      into.append(...pictureShapes(this.#drawing, picture, { box: contentOf(box, style), radii: radiiOf(style, box), style }));
    if (element.localName === 'svg' && box) into.append(this.#innerSvg(element as SVGElement, box, style));
    if (element.localName === 'svg' || element.localName === 'img') return;
    const clip = box ? clipOf(this.#drawing, element, { box, style }) : null;
    const place = clip === null ? into : into.appendChild(this.#drawing.element('g', { 'clip-path': clip }));
    const inside: Flow = {
      later: flow.later,
      clips: clip === null ? flow.clips : [...flow.clips, { url: clip, by: element }],
      cut: cutBy(element, style) ?? flow.cut,
    };
    for (const child of element.childNodes) this.#child(child, place, inside);
    if (place !== into && place.childElementCount === 0) place.remove();
  }

  #child(child: ChildNode, into: SVGElement, flow: Flow): void {
    if (child.nodeType === Node.TEXT_NODE) {
      const text = child as Text;
      if (text.parentElement && getComputedStyle(text.parentElement).visibility !== 'hidden')
        into.append(...textShapes(this.#tools, text, flow.cut));
    }
    if (child.nodeType !== Node.ELEMENT_NODE) return;
    const element = child as HTMLElement;
    const style = getComputedStyle(element);
    if (style.display === 'none' || element.hasAttribute('data-unseen')) return;
    if (isLayer(style)) {
      flow.later.push({ element, zIndex: Number(style.zIndex) || 0, clips: flow.clips });
      return;
    }
    this.#ownShapes(element, style, into);
    this.#content(element, into, flow);
  }

  #innerSvg(source: SVGElement, box: Box, style: CSSStyleDeclaration): SVGElement {
    const copy = innerSvg(this.#drawing, this.#tools.typefaces, source);
    for (const image of copy.querySelectorAll('image')) image.remove();
    const place = contentOf(box, style);
    for (const key of ['x', 'y', 'width', 'height'] as const)
      copy.setAttribute(key, String(Math.round(place[key] * 1000) / 1000));
    if (style.overflow === 'visible') copy.setAttribute('overflow', 'visible');
    return copy;
  }

  /** On the page. What stands in the line has a box on each line. */
  #boxesOf(element: Element, style: CSSStyleDeclaration): Box[] {
    const boxes = style.display === 'inline' ? Array.from(element.getClientRects()) : [element.getBoundingClientRect()];
    const { x, y } = this.#tools.origin;
    return boxes.map((box) => placedBox(box, { x, y }, style));
  }
}

function isLayer({ position, opacity, zIndex }: CSSStyleDeclaration): boolean {
  return position !== 'static' || opacity !== '1' || zIndex !== 'auto';
}

function cutBy(element: Element, { textOverflow }: CSSStyleDeclaration): number | null {
  if (textOverflow !== 'ellipsis' || element.scrollWidth <= element.clientWidth) return null;
  return element.getBoundingClientRect().right;
}
