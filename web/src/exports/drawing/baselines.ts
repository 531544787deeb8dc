/** The distance from the top of a text's box to its baseline in px: the browser is asked once for each typeface and size. */
export class Baselines {
  readonly #place: HTMLElement;
  readonly #known = new Map<string, number>();

  /** `place`: an element of the page's document in which may be measured. */
  constructor(place: HTMLElement) {
    this.#place = place;
  }

  of({ fontFamily, fontSize, fontWeight, fontStyle }: CSSStyleDeclaration): number {
    const key = [fontFamily, fontSize, fontWeight, fontStyle].join(' ');
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const line = this.#place.ownerDocument.createElement('div');
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'pre', fontFamily, fontSize, fontWeight, fontStyle });
    const onBaseline = this.#place.ownerDocument.createElement('span');
    Object.assign(onBaseline.style, { display: 'inline-block', width: '1px', height: '0' });
    line.append('x', onBaseline);
    this.#place.append(line);
    const range = this.#place.ownerDocument.createRange();
    range.setStart(line, 0);
    range.setEnd(line, 1);
    const baseline = onBaseline.getBoundingClientRect().bottom - range.getBoundingClientRect().top;
    line.remove();
    this.#known.set(key, baseline);
    return baseline;
  }
}
