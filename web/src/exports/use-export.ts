import { afterExportEvent, NO_EXPORT, type ExportState } from '@plateprint/shared/exports/export-state.ts';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { exportDocument } from './export-document.ts';
import { type ExportDocument, type ExportedFile, ExportFailure, type ExportOptions } from './export-page.ts';
import { saveFile } from './save-file.ts';

export interface Exporting {
  state: ExportState;
  /** Makes a document's file and gives it to the person; true when they got it. One at a time. */
  download: (document: ExportDocument) => Promise<boolean>;
  /** The same for a file that is made another way, such as an SVG. */
  downloadMade: (make: (options: ExportOptions) => Promise<ExportedFile>) => Promise<boolean>;
  cancel: () => void;
  /** Takes the error flag away. */
  forget: () => void;
}

/** The export flow of a screen: loader set, render, file, loader cleared; leaving the screen cancels. */
export function useExport(): Exporting {
  const [state, happen] = useReducer(afterExportEvent, NO_EXPORT);
  const running = useRef<AbortController | null>(null);

  const downloadMade = useCallback(async (make: (options: ExportOptions) => Promise<ExportedFile>): Promise<boolean> => {
    if (running.current) return false;
    const cancelling = new AbortController();
    running.current = cancelling;
    happen({ kind: 'started' });
    try {
      const file = await make({
        signal: cancelling.signal,
        onProgress: ({ page, totalPages }) => {
          if (page === 0 && totalPages !== null) happen({ kind: 'rendered', totalPages });
          else happen({ kind: 'page_drawn' });
        },
      });
      saveFile(file);
      happen({ kind: 'finished' });
      return true;
    } catch (thrown) {
      if (cancelling.signal.aborted) happen({ kind: 'cancelled' });
      else happen({ kind: 'failed', problem: thrown instanceof ExportFailure ? thrown.problem : 'failed' });
      return false;
    } finally {
      running.current = null;
    }
  }, []);

  const cancel = useCallback(() => running.current?.abort(new DOMException('cancelled', 'AbortError')), []);
  useEffect(() => cancel, [cancel]);

  return {
    state,
    download: useCallback((document) => downloadMade((options) => exportDocument(document, options)), [downloadMade]),
    downloadMade,
    cancel,
    forget: useCallback(() => happen({ kind: 'cancelled' }), []),
  };
}
