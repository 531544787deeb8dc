import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import { type ReactNode, use } from 'react';
import { timespanText, titleOf, useDocumentWords } from '../document-words.ts';
import { PageFlow } from '../page-flow.ts';
import type { ReportDoc } from '../report-doc.ts';
import { PAGE_PLANS } from './page-plan.ts';
import type { ReportBlock } from './report-blocks.tsx';
import { ReportGround } from './report-ground.tsx';
import { ReportParts } from './report-parts.tsx';

interface ReportPageProps {
  doc: ReportDoc;
  /** Blocks by column; empty on the first page, which has `children`. */
  columns: readonly (readonly ReportBlock[])[];
  page: number;
  pages: number;
  children?: ReactNode;
}

/** One page of the report at its render size. It takes all it shows from its props: screen, files and thumbnail share it. */
export function ReportPage({ doc, columns, page, pages, children }: ReportPageProps) {
  const words = useDocumentWords();
  const flows = use(PageFlow);
  const { report } = doc;
  const { orientation, background } = report.settings;
  const plan = PAGE_PLANS[orientation];
  const place = report.category === 'organization' ? doc.organization : doc.restaurant;
  return (
    <article
      className={`report report-on-${orientation} report-with-${background}`}
      style={{ fontSize: `${plan.fontSize}px` }}
      aria-label={words.text('page', { page, pages })}
    >
      <ReportGround background={background} orientation={orientation} isCover={children !== undefined} />
      {children === undefined && (
        <p className="report-running">
          <span>{titleOf(report)}</span>
          <span>
            {place}, {timespanText(report, words)}
          </span>
        </p>
      )}
      <div
        className="report-body"
        style={{ padding: `${children === undefined ? plan.top : 56}px ${plan.side}px ${plan.bottom}px` }}
      >
        {children ?? (
          <div className="report-columns" style={{ gap: `${plan.gap}px` }}>
            {columns.map((blocks) => (
              <div
                key={blocks[0]?.id}
                className="report-column"
                style={{ width: `${plan.width}px` }}
                {...(flows && { tabIndex: 0, role: 'group', 'aria-label': words.text('page', { page, pages }) })}
              >
                <ReportParts doc={doc} blocks={blocks} />
              </div>
            ))}
          </div>
        )}
      </div>
      <footer className="report-foot">
        <span>
          {words.text('made', { product: PRODUCT_NAME, version: words.format.list(doc.data.foodDataVersions.slice(0, 3)) })}
        </span>
        <span>{words.text('page', { page, pages })}</span>
      </footer>
    </article>
  );
}
