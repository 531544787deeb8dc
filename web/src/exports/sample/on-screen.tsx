import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { createRoot } from 'react-dom/client';
import ground from '../export-ground.css?inline';
import type { ExportDocument } from '../export-page.ts';

/** Shows a document's first page in the page itself, scaled to its output size, and waits until it stands. */
export async function showOnScreen({ pages, styles }: Pick<ExportDocument, 'pages' | 'styles'>): Promise<void> {
  const [page] = pages;
  if (!page) return;
  const { render, output } = PAGE_SIZES[page.orientation];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([ground, ...styles].join('\n'));
  document.adoptedStyleSheets = [sheet];
  const place = document.createElement('div');
  Object.assign(place.style, {
    transformOrigin: '0 0',
    transform: `scale(${output.width / render.width}, ${output.height / render.height})`,
  });
  document.body.replaceChildren(place);
  createRoot(place).render(<div data-export-page={page.orientation}>{page.content}</div>);
  await new Promise((resolve) => setTimeout(resolve, 0));
  while (place.querySelector('[data-export-page]') === null) await new Promise((resolve) => requestAnimationFrame(resolve));
  document.body.getBoundingClientRect();
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, async (image) => image.decode()));
}
