import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExportPage } from '../../../exports/export-page.ts';
import { usePaper } from '../../../exports/use-paper.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { reportFileName, titleOf, useDocumentWords } from '../document-words.ts';
import { reportTextTables } from '../files/text-tables.ts';
import { useReportPages } from '../pages/use-report-pages.tsx';
import { PageFlow } from '../page-flow.ts';
import { REPORT_CSS } from '../report-css.ts';
import type { ReportDoc } from '../report-doc.ts';
import type { ReportToTake } from '../files/report-to-take.ts';
import './report-flow.css';
import styles from './report-view.module.css';
import { useReportDoc } from '../use-report-doc.ts';
import { WithWhy } from '../why-figure.tsx';

interface ReportViewProps {
  report: Report;
  /** Called whenever the pages stand, with what can be taken away of them. */
  onReady: (ready: ReportToTake) => void;
}

/** The report's pages as they will be on paper, in the language of the place. */
export function ReportView({ report, onReady }: ReportViewProps) {
  // Typing stays quick: the pages follow when there is time.
  const doc = useReportDoc(useDeferredValue(report));
  return doc ? <ReportSheets doc={doc} onReady={onReady} /> : <Skeleton lines={12} />;
}

/** The pages of a document that stands, and what can be taken away of them. */
export function ReportSheets({ doc, onReady }: { doc: ReportDoc; onReady: ReportViewProps['onReady'] }) {
  const words = useDocumentWords();
  const exports = useText('exports');
  const { settings } = doc.report;
  usePaper(settings.orientation);
  const { pages, isSettled, measure } = useReportPages(doc);
  useEffect(() => {
    if (!pages || !isSettled) return;
    onReady({
      doc,
      document: {
        pages,
        styles: [REPORT_CSS],
        language: words.language,
        units: words.format.units,
        title: titleOf(doc.report),
        fileName: { ...reportFileName(doc.report, words), fullReport: exports('fullReport'), variant: exports('textFile') },
        textTables: () => reportTextTables(doc, words),
      },
    });
  }, [pages, isSettled, doc, words, exports, onReady]);
  return (
    <>
      {measure}
      {pages ? <Sheets pages={pages} locale={words.format.locale} /> : <Skeleton lines={12} />}
    </>
  );
}

/** Px below which a page is not shrunk but flows: its letters would be too small to read. */
const NARROW = 600;

/** The pages at their real proportions, as large as their place lets them be; in a narrow place they flow. */
function Sheets({ pages, locale }: { pages: readonly ExportPage[]; locale: string }) {
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const contents = useContentsInTurn(pages);
  const flows = room > 0 && room < NARROW;
  return (
    <div ref={place} className={styles.sheets} lang={locale} data-testid="report-pages">
      <PageFlow value={flows}>
        <WithWhy>
          {pages.map(({ orientation }, index) => {
            const { width, height } = PAGE_SIZES[orientation].render;
            const zoom = room <= 0 ? 0.5 : Math.min(1, room / width);
            return (
              <div
                key={index}
                className={styles.place}
                style={
                  flows
                    ? { width: '100%', contentVisibility: 'visible' }
                    : { width: `${width * zoom}px`, height: `${height * zoom}px` }
                }
              >
                <div
                  className={styles.sheet}
                  style={flows ? undefined : { transform: `scale(${zoom})` }}
                  data-export-page={orientation}
                  data-flows={flows || undefined}
                >
                  {contents[index]}
                </div>
              </div>
            );
          })}
        </WithWhy>
      </PageFlow>
    </div>
  );
}

/** The contents of the pages, drawn one page after the other; those that are still to come show the former ones. */
function useContentsInTurn(pages: readonly ExportPage[]): readonly ReactNode[] {
  const [contents, setContents] = useState<readonly ReactNode[]>([]);
  useEffect(() => {
    let drawn = 0;
    const draw = (): void => {
      drawn += 1;
      setContents((before) => pages.map(({ content }, index) => (index < drawn ? content : before[index])));
      if (drawn < pages.length) timer = setTimeout(draw);
    };
    let timer = setTimeout(draw);
    const drawAll = (): void => flushSync(() => setContents(pages.map(({ content }) => content)));
    window.addEventListener('beforeprint', drawAll);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('beforeprint', drawAll);
    };
  }, [pages]);
  return contents;
}

function useWidth(place: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
