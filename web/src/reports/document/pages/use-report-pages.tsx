import { pagesByHeight } from '@plateprint/shared/exports/pages-by-height.ts';
import { type ReactNode, useMemo } from 'react';
import type { ExportPage } from '../../../exports/export-page.ts';
import { useDocumentWords } from '../document-words.ts';
import { ReportCover } from '../parts/cover.tsx';
import type { ReportDoc } from '../report-doc.ts';
import { PAGE_PLANS } from './page-plan.ts';
import { reportBlocks } from './report-blocks.tsx';
import { ReportPage } from './report-page.tsx';
import { ReportParts } from './report-parts.tsx';
import styles from './report-measure.module.css';
import { useBlockHeights } from './use-block-heights.ts';

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
  const { orientation } = doc.report.settings;
  const plan = PAGE_PLANS[orientation];
  const { heights, measuring, place } = useBlockHeights(blocks);
  const columns = useMemo(() => {
    if (!heights) return null;
    const sizes = heights.blocks.map(({ staysWithNext = false }, index) => ({
      height: heights.of[index] ?? 0,
      staysWithNext,
    }));
    const parted = pagesByHeight(sizes, { first: plan.height, other: plan.height - HEAD_AGAIN * plan.fontSize });
    return parted.map((column) => column.flatMap((index) => heights.blocks[index] ?? []));
  }, [heights, plan]);

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
    isSettled: heights?.blocks === blocks,
    measure: measuring.length > 0 && (
      <div className={styles.measure} aria-hidden="true" inert>
        <div ref={place} className={styles.page} data-export-page={orientation}>
          <div className={`report report-on-${orientation}`} style={{ fontSize: `${plan.fontSize}px` }}>
            <div className="report-column" style={{ width: `${plan.width}px` }}>
              <ReportParts doc={doc} blocks={measuring} />
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
