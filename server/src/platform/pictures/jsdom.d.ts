/** The part of jsdom that we use, with its documents: this side of the product has no types of a browser. */
declare module 'jsdom' {
  export interface SvgElement {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly textContent: string;
    getAttribute: (name: string) => string | null;
    setAttribute: (name: string, value: string) => void;
    removeAttribute: (name: string) => void;
    remove: () => void;
  }
  export interface SvgDocument {
    readonly documentElement: SvgElement;
    querySelectorAll: (selector: string) => Iterable<SvgElement>;
  }
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: {
      readonly document: SvgDocument;
      readonly XMLSerializer: new () => { serializeToString: (node: SvgElement) => string };
    };
  }
}
