import { pagesByHeight } from '@plateprint/shared/exports/pages-by-height.ts';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { ExportPage } from '../../../exports/export-page.ts';
import { useDocumentWords } from '../document-words.ts';
import { ReportCover } from '../parts/cover.tsx';
import type { ReportDoc } from '../report-doc.ts';
import { PAGE_PLANS } from './page-plan.ts';
import { type ReportBlock, reportBlocks } from './report-blocks.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportParts } from './report-parts.tsx';
import styles from './report-measure.module.css';

/** Px that a table's head takes where it is said again on a next page, by the size of the text. */
const HEAD_AGAIN = 3.4;

/** The report's pages, once its blocks are measured; `measure` is where that happens, and is to be drawn too. */
export function useReportPages(doc: ReportDoc): {
  /** While something new is measured they are parted as before. */
  pages: ExportPage[] | null;
  isSettled: boolean;
  measure: ReactNode;
} {
  const words = useDocumentWords();
  const blocks = useMemo(() => reportBlocks(doc, words), [doc, words]);
  const place = useRef<HTMLDivElement>(null);
  const { orientation } = doc.report.settings;
  const plan = PAGE_PLANS[orientation];
  const { columns, isSettled } = useColumns(blocks, place, plan.height, HEAD_AGAIN * plan.fontSize);

  const pages = useMemo((): ExportPage[] | null => {
    if (!columns) return null;
    const inPages = grouped(columns, plan.columns);
    const total = inPages.length + 1;
    return [
      {
        orientation,
        content: (
          <ReportPage doc={doc} columns={[]} page={1} pages={total}>
            <ReportCover doc={doc} />
          </ReportPage>
        ),
      },
      ...inPages.map((each, index) => ({
        orientation,
        content: <ReportPage doc={doc} columns={each} page={index + 2} pages={total} />,
      })),
    ];
  }, [columns, doc, orientation, plan.columns]);

  return {
    pages,
    isSettled,
    measure: (
      <div className={styles.measure} aria-hidden="true" inert>
        <div ref={place} className={styles.page} data-export-page={orientation}>
          <div className={`report report-on-${orientation}`} style={{ fontSize: `${plan.fontSize}px` }}>
            <div className="report-column" style={{ width: `${plan.width}px` }}>
              <ReportParts doc={doc} blocks={blocks} />
              <div data-end="" />
            </div>
          </div>
        </div>
      </div>
    ),
  };
}

function grouped<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

function useColumns(
  blocks: ReportBlock[],
  place: RefObject<HTMLElement | null>,
  height: number,
  headAgain: number,
): { columns: ReportBlock[][] | null; isSettled: boolean } {
  const [measured, setMeasured] = useState<{ blocks: ReportBlock[]; columns: ReportBlock[][] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async (): Promise<void> => {
      // Laid out first, so that the typefaces are asked for; a fall-back has other widths.
      topsOf(place.current);
      await document.fonts.ready;
      if (!isCurrent) return;
      const at = topsOf(place.current);
      const sizes = blocks.map((block, index) => ({
        height: (at[index + 1] ?? 0) - (at[index] ?? 0),
        staysWithNext: block.staysWithNext ?? false,
      }));
      const columns = pagesByHeight(sizes, { first: height, other: height - headAgain });
      setMeasured({ blocks, columns: columns.map((column) => column.flatMap((index) => blocks[index] ?? [])) });
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [blocks, place, height, headAgain]);
  return { columns: measured?.columns ?? null, isSettled: measured?.blocks === blocks };
}

/** Where each block begins, and at last where all end, in px. */
function topsOf(place: HTMLElement | null): number[] {
  const elements = place?.querySelectorAll('[data-block], [data-end]') ?? [];
  return Array.from(elements, (element) => element.getBoundingClientRect().top);
}
