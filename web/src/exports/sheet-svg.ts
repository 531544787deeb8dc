import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { turns } from '../platform/api/large/turns.ts';
import { cssWithData, withDataOf } from './data-address.ts';
import type { OffScreenPage } from './off-screen-pages.tsx';

/** Characters that XML cannot write. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
/** Characters that an address may not hold as they are: the beginning of a fragment or of an escape, and those dropped from addresses. */
const NOT_IN_ADDRESSES = /[%#\n\r\t]/g;
/** The `src` of a picture that a stylesheet gives. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';

export interface SheetSvg {
  /** A data address: from a blob's a canvas could not be read again. */
  address: string;
  /** Px from the upper end to each page, at output size. */
  tops: number[];
}

/**
 * Pages below each other as one SVG that needs nothing from outside: copies of them with their one stylesheet, fonts and pictures
 * inside, each once, for reading them takes the longest.
 * The paper's proportions are not exactly those of the rendered page (794 × 1122 on 2480 × 3508): it is stretched to fit.
 */
export async function sheetSvg(pages: readonly OffScreenPage[]): Promise<SheetSvg> {
  const [first] = pages;
  if (!first) throw new Error('A sheet without pages.');
  const pictures = new SheetPictures(pages);
  // A document that nobody sees loads nothing.
  const inert = document.implementation.createHTMLDocument('');
  const copies = await Promise.all(pages.map(async ({ element }) => copyOf(element, inert, pictures)));
  // A stylesheet with its fonts is a megabyte, and somebody may be working on the page meanwhile.
  const rest = turns();
  await rest();
  const style = inert.createElement('style');
  style.textContent = `${await cssWithData(first.css)}\n${pictures.css()}`;
  await rest();
  const styled = written(style);
  await rest();
  // Of pictures' data nothing has to be escaped: it is put in when that is done.
  const parts = [`<foreignObject width="0" height="0">${escaped(styled)}</foreignObject>`];
  const tops: number[] = [];
  let [width, height] = [0, 0];
  const language = first.element.ownerDocument.documentElement.lang;
  for (const [at, copy] of copies.entries()) {
    await rest();
    const { render, output } = PAGE_SIZES[pages[at]?.orientation ?? 'a4_portrait'];
    const body = inert.createElement('div');
    body.lang = language;
    body.append(copy);
    tops.push(height);
    parts.push(
      `<svg y="${height}" width="${output.width}" height="${output.height}" viewBox="0 0 ${render.width} ${render.height}" preserveAspectRatio="none">` +
        `<foreignObject width="${render.width}" height="${render.height}">${escaped(written(body))}</foreignObject></svg>`,
    );
    [width, height] = [Math.max(width, output.width), height + output.height];
  }
  await rest();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return { address: `data:image/svg+xml;charset=utf-8,${pictures.putInto(svg)}`, tops };
}

function escaped(xml: string): string {
  return xml.replace(NOT_IN_ADDRESSES, encodeURIComponent);
}

function written(element: HTMLElement): string {
  return new XMLSerializer().serializeToString(element).replace(NOT_XML, '').toWellFormed();
}

/** A copy with a sign in the place of every picture's data; one that cannot be had leaves its place empty. */
async function copyOf(element: HTMLElement, inert: Document, pictures: SheetPictures): Promise<HTMLElement> {
  const copy = inert.importNode(element, true);
  const copies = copy.querySelectorAll('img');
  const images = Array.from(element.querySelectorAll('img'), async (image, index) => {
    const twin = copies[index];
    if (!twin) return;
    const address = addressOf(image);
    for (const name of ['srcset', 'loading', 'crossorigin']) twin.removeAttribute(name);
    const shown = await pictures.shownAt(address);
    if (shown === null) {
      twin.removeAttribute('src');
      twin.removeAttribute('alt');
      return;
    }
    twin.setAttribute('src', shown.src);
    if (shown.byStyle !== undefined) twin.dataset['shows'] = shown.byStyle;
  });
  const styled = Array.from(copy.querySelectorAll<HTMLElement>('[style*="url("]'), async (each) => {
    each.setAttribute('style', await cssWithData(each.getAttribute('style') ?? ''));
  });
  const drawn = Array.from(copy.querySelectorAll('image'), async (each) => {
    const data = await withDataOf(each.getAttribute('href') ?? '');
    if (data !== null) each.setAttribute('href', data);
  });
  await Promise.all([...images, ...styled, ...drawn]);
  return copy;
}

function addressOf(image: HTMLImageElement): string {
  return image.currentSrc || image.src;
}

/** Stands where data will. */
function signOf(id: number): string {
  return `data-of-picture-${id}`;
}

/** The pictures of a sheet by their addresses: what several places show stands in the stylesheet, else it would be read again for each. */
class SheetPictures {
  readonly #uses = new Map<string, number>();
  readonly #known = new Map<string, { id: number; data: string }>();

  constructor(pages: readonly OffScreenPage[]) {
    const addresses = pages.flatMap(({ element }) => Array.from(element.querySelectorAll('img'), addressOf));
    for (const address of addresses) this.#uses.set(address, (this.#uses.get(address) ?? 0) + 1);
  }

  /** The `src` of an image at an address, and by which picture the stylesheet shows it; null where it cannot be had. */
  async shownAt(address: string): Promise<{ src: string; byStyle?: string } | null> {
    if (address === '') return null;
    if (address.startsWith('data:')) return { src: address };
    const data = await withDataOf(address);
    if (data === null) return null;
    const picture = this.#known.get(address) ?? { id: this.#known.size, data };
    this.#known.set(address, picture);
    return this.#isShared(address) ? { src: NOTHING, byStyle: String(picture.id) } : { src: signOf(picture.id) };
  }

  css(): string {
    const shared = [...this.#known].filter(([address]) => this.#isShared(address));
    return shared.map(([, { id }]) => `img[data-shows="${id}"]{content:url("${signOf(id)}")}`).join('\n');
  }

  /** The text with the data in place of the signs. */
  putInto(text: string): string {
    let whole = text;
    for (const { id, data } of this.#known.values()) whole = whole.replaceAll(`"${signOf(id)}"`, () => `"${data}"`);
    return whole;
  }

  #isShared(address: string): boolean {
    return (this.#uses.get(address) ?? 0) > 1;
  }
}
