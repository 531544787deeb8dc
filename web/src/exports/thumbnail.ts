import type { ExportDocument } from './export-page.ts';
import { withPagesOffScreen } from './off-screen-pages.tsx';
import { thumbnailOfPage } from './page-image.ts';

/** Wide enough for a tile of an overview on a sharp screen, in px. */
const WIDTH = 640;

/** A document's first page as a small jpg, to be stored beside it. */
export async function thumbnailOf(
  document: Pick<ExportDocument, 'pages' | 'styles' | 'language' | 'title'>,
  width = WIDTH,
): Promise<Blob> {
  return withPagesOffScreen({ ...document, pages: document.pages.slice(0, 1) }, {}, async ([page]) => {
    if (!page) throw new Error('A document without pages has no thumbnail.');
    return thumbnailOfPage(page, width);
  });
}
