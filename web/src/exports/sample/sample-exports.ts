import { isExportFormat } from '@plateprint/shared/exports/export-format.ts';
import type { Orientation } from '@plateprint/shared/exports/page-size.ts';
import type { DownloadEvent } from '@plateprint/shared/exports/tracking-event.ts';
import { forgetPageFolders } from '../encoding/page-folder.ts';
import { exportDocument, exportSvg } from '../export-document.ts';
import { withPagesOffScreen } from '../off-screen-pages.tsx';
import { trackDownload as track } from '../track-download.ts';
import { sampleDocument } from './sample-page.tsx';

/** The order of a test or a measurement, and its answer over the wire. */
interface Wanted {
  format: string;
  orientations: readonly Orientation[];
  photo: string;
  /** Cancels after so many pages. */
  cancelAfter?: number;
}

interface SampleDocument {
  name: string;
  type: string;
  base64: string;
  milliseconds: number;
  progress: (readonly [page: number, totalPages: number | null])[];
  framesLeft: number;
}

/** Makes a file of the sample document in this page. Throws what the engine throws. */
export async function makeSample({ format, orientations, photo, cancelAfter }: Wanted): Promise<SampleDocument> {
  const cancel = new AbortController();
  const progress: [number, number | null][] = [];
  const options = {
    signal: cancel.signal,
    onProgress: ({ page, totalPages }: { page: number; totalPages: number | null }) => {
      progress.push([page, totalPages]);
      if (page === cancelAfter) cancel.abort(new Error('cancelled'));
    },
  };
  const document = sampleDocument(orientations, photo);
  const started = performance.now();
  const file =
    format === 'svg'
      ? await exportSvg(document, options)
      : // A format of no kind is handed on as it is: the engine refuses it.
        await exportDocument({ ...document, format: isExportFormat(format) ? format : (format as 'pdf') }, options);
  const milliseconds = performance.now() - started;
  return {
    name: file.name,
    type: file.content.type,
    base64: await base64Of(file.content),
    milliseconds,
    progress,
    framesLeft: framesLeft(),
  };
}

/** What a menu of formats does when it opens. */
export async function prepareSample(): Promise<void> {
  const { prepareFiles } = await import('../page-files.ts');
  await prepareFiles();
}

/** What signing out does. */
export async function forgetArchives(): Promise<void> {
  await forgetPageFolders();
}

/** Makes the same file and leaves it where it is: how long it took, and how large it is. */
export async function measureSample({ format, orientations, photo }: Wanted): Promise<{ milliseconds: number; bytes: number }> {
  const document = sampleDocument(orientations, photo);
  const started = performance.now();
  const { content } =
    format === 'svg' ? await exportSvg(document) : await exportDocument({ ...document, format: format as 'pdf' });
  return { milliseconds: performance.now() - started, bytes: content.size };
}

export function framesLeft(): number {
  return document.querySelectorAll('iframe').length;
}

/** As it is, for the tests. */
export async function trackDownload(event: DownloadEvent): Promise<void> {
  await track(event);
}

/** The words of the first page as a person reads them, a picture as what it says. */
export async function textOfSample(orientation: Orientation, photo: string): Promise<string> {
  return withPagesOffScreen(sampleDocument([orientation], photo), {}, async ([page]) => {
    for (const image of page?.element.querySelectorAll('img') ?? []) image.replaceWith(` ${image.alt} `);
    return page?.element.innerText ?? '';
  });
}

/** Shows the first page on this screen, as large as its image is: what an export is compared with. */
export async function showSample(orientation: Orientation, photo: string): Promise<void> {
  const { showOnScreen } = await import('./on-screen.tsx');
  await showOnScreen(sampleDocument([orientation], photo));
}

async function base64Of(content: Blob): Promise<string> {
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsDataURL(content);
  });
  return address.slice(address.indexOf(',') + 1);
}
