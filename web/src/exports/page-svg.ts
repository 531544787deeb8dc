import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { cssWithData, withDataOf } from './data-address.ts';
import type { OffScreenPage } from './off-screen-pages.tsx';

/** What XML has no sign for. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/**
 * A page as an SVG that needs nothing from outside: a copy of it with its one stylesheet, fonts and pictures inside.
 * The paper's proportions are not exactly those of the rendered page (794 × 1122 on 2480 × 3508): it is stretched to fit.
 */
export async function pageSvg({ element, css, orientation }: OffScreenPage): Promise<string> {
  const { render, output } = PAGE_SIZES[orientation];
  const copy = element.cloneNode(true) as HTMLElement;
  const [styles] = await Promise.all([cssWithData(css), withPictures(element, copy)]);
  const style = element.ownerDocument.createElement('style');
  style.textContent = styles;
  const body = element.ownerDocument.createElement('div');
  body.lang = element.ownerDocument.documentElement.lang;
  body.append(style, copy);
  const inside = new XMLSerializer().serializeToString(body).replace(NOT_XML, '').toWellFormed();
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${output.width}" height="${output.height}" ` +
    `viewBox="0 0 ${render.width} ${render.height}" preserveAspectRatio="none">` +
    `<foreignObject x="0" y="0" width="${render.width}" height="${render.height}">${inside}</foreignObject></svg>`
  );
}

/** Puts the data of every picture into the copy; one that cannot be had leaves its place empty. */
async function withPictures(element: HTMLElement, copy: HTMLElement): Promise<void> {
  const copies = copy.querySelectorAll('img');
  const images = Array.from(element.querySelectorAll('img'), async (image, index) => {
    const twin = copies[index];
    if (!twin) return;
    const address = image.currentSrc || image.src;
    twin.removeAttribute('srcset');
    twin.removeAttribute('loading');
    const data = address === '' ? null : await withDataOf(address);
    if (data === null) {
      twin.removeAttribute('src');
      twin.removeAttribute('alt');
    } else twin.setAttribute('src', data);
  });
  const styled = Array.from(copy.querySelectorAll<HTMLElement>('[style*="url("]'), async (each) => {
    each.setAttribute('style', await cssWithData(each.getAttribute('style') ?? ''));
  });
  const drawn = Array.from(copy.querySelectorAll('image'), async (each) => {
    const data = await withDataOf(each.getAttribute('href') ?? '');
    if (data !== null) each.setAttribute('href', data);
  });
  await Promise.all([...images, ...styled, ...drawn]);
}
