import type { PdfBlock } from '@plateprint/shared/exports/pdf/pdf-page.ts';
import type { PageSize } from '@plateprint/shared/exports/page-size.ts';
import { Baselines } from './baselines.ts';
import { Drawing } from './drawing.ts';
import { Painter } from './painter.ts';
import { type Picture, readPicture } from './pictures.ts';
import { textLayer } from './text-layer.ts';
import { loadTypefaces } from './typefaces.ts';

interface PageToDraw {
  element: HTMLElement;
  size: PageSize;
  title: string;
  /** Its words in the order of reading. */
  blocks: readonly PdfBlock[];
  /** The content behind an address as a data address; null where it cannot be had. */
  dataOf: (address: string) => Promise<string | null>;
}

/** Characters that XML cannot write. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * A page as it is laid out on the screen, drawn anew in what every drawing program reads: shapes, outlines of letters and
 * pictures. It is as large as its paper, whose proportions are not exactly those of the rendered page: it is stretched to fit.
 */
export async function drawnPage({ element, size, title, blocks, dataOf }: PageToDraw): Promise<string> {
  const drawing = new Drawing(document);
  const [typefaces, pictures] = await Promise.all([loadTypefaces(), picturesOf(element, dataOf)]);
  const { render, pdf } = size;
  const { root } = drawing;
  for (const [name, value] of [
    ['width', `${pdf.width}mm`],
    ['height', `${pdf.height}mm`],
    ['viewBox', `0 0 ${render.width} ${render.height}`],
    ['preserveAspectRatio', 'none'],
    ['xml:lang', element.ownerDocument.documentElement.lang],
  ] as const)
    root.setAttribute(name, value);
  const named = drawing.element('title');
  named.textContent = title;
  root.prepend(named);
  const shapes = root.appendChild(drawing.element('g', { 'aria-hidden': 'true' }));
  const baselines = new Baselines(element);
  new Painter({ drawing, typefaces, baselines, pictures, origin: element.getBoundingClientRect() }).paint(element, shapes);
  root.append(textLayer(drawing, blocks));
  return new XMLSerializer().serializeToString(root).replace(NOT_XML, '').toWellFormed();
}

/** One that cannot be had leaves its place empty. */
async function picturesOf(element: HTMLElement, dataOf: PageToDraw['dataOf']): Promise<Map<Element, Picture>> {
  const pictures = new Map<Element, Picture>();
  await Promise.all(
    Array.from(element.querySelectorAll('img'), async (image) => {
      const address = image.currentSrc || image.src;
      const data = address === '' ? null : await dataOf(address);
      const picture = data === null ? null : await readPicture(data, image.clientWidth);
      if (picture) pictures.set(image, picture);
    }),
  );
  return pictures;
}
