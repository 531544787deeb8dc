const SVG = 'http://www.w3.org/2000/svg';

export type Attributes = Readonly<Record<string, string | number | null>>;

/** A colour as every program reads it: the computed styles of browsers have newer forms too. */
export interface Paint {
  colour: string;
  /** 0–1. */
  opacity: number;
}

/** An SVG that is being drawn: makes its elements, and what they name. */
export class Drawing {
  readonly root: SVGElement;
  readonly #document: Document;
  readonly #definitions: SVGElement;
  readonly #paints = new Map<string, Paint | null>();
  #names = 0;

  constructor(document: Document) {
    this.#document = document;
    this.root = this.element('svg');
    this.#definitions = this.root.appendChild(this.element('defs'));
  }

  /** An attribute that is null is left out. */
  element(name: string, attributes: Attributes = {}): SVGElement {
    const element = this.#document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes))
      if (value !== null) element.setAttribute(key, typeof value === 'number' ? shortNumber(value) : value);
    return element;
  }

  /** Something that others name; @returns its name as `url(#…)` */
  define(name: string, attributes: Attributes, ...children: SVGElement[]): string {
    const id = this.name();
    const element = this.element(name, { id, ...attributes });
    element.append(...children);
    this.#definitions.append(element);
    return `url(#${id})`;
  }

  /** A name that no other element of the drawing has. */
  name(): string {
    this.#names += 1;
    return `d${this.#names}`;
  }

  /** Null for what is not seen. */
  paint(colour: string): Paint | null {
    const known = this.#paints.get(colour);
    if (known !== undefined) return known;
    const paint = this.#read(colour);
    this.#paints.set(colour, paint);
    return paint;
  }

  /** As the attributes of a shape that is filled. */
  fill(colour: string): Attributes | null {
    const paint = this.paint(colour);
    return paint && { fill: paint.colour, 'fill-opacity': paint.opacity === 1 ? null : paint.opacity };
  }

  /** How wide the browser draws letters, in px. */
  widthOf(text: string, { weight, size, families }: { weight: number; size: number; families: string }): number {
    const context = this.#context();
    context.font = `${weight} ${size}px ${families}`;
    return context.measureText(text).width;
  }

  #read(colour: string): Paint | null {
    const context = this.#context();
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    if (alpha === 0) return null;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    return { colour: `#${hex}`, opacity: Math.round((alpha / 255) * 100) / 100 };
  }

  #context(): CanvasRenderingContext2D {
    const context = Object.assign(this.#document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!context) throw new Error('No canvas to draw on.');
    return context;
  }
}

/** A hundredth of a pixel is not seen, and a thousandth not in any program. */
export function shortNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
