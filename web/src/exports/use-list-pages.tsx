import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import { PAGE_SIZES } from '@plateprint/shared/exports/page-size.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import './export-ground.css';
import { useText } from '../platform/i18n/use-text.ts';
import type { ExportPage, TextTable } from './export-page.ts';
import { MeasuringPage } from './measuring-page.tsx';
import { useMeasuredPages } from './use-measured-pages.ts';
import { type ListBlock, listBlocks, ListParts } from './list-blocks.tsx';
import './list-page.css';
import css from './list-page.css?inline';

/** The stylesheets of the pages. */
export const LIST_STYLES: readonly string[] = [css];

/** Px of a page's body: what padding, footer and a little air leave of its height (`list-page.css`). */
const BODY = PAGE_SIZES.a4_portrait.render.height - 44 - 28 - 34;
/** On a second page the title and a table's head stand above; each table on it may have a head of its own. */
const REPEATED = 60;
const ROOM = { first: BODY, other: BODY - REPEATED };

/** Tables as pages of paper, once they are measured; `measure` is where that happens, and is to be drawn too. */
function useListPages(list: { title: string; lead: string; figure?: ReactNode; tables: readonly TextTable[] }): {
  pages: ExportPage[] | null;
  measure: ReactNode;
} {
  const { title, lead, figure, tables } = list;
  const blocks = useMemo(() => listBlocks({ title, lead, figure, tables }), [title, lead, figure, tables]);
  const place = useRef<HTMLDivElement>(null);
  const measured = useMeasuredPages(blocks, place, ROOM);
  const pages = useMemo(
    () =>
      measured?.map((each, index) => ({
        orientation: 'a4_portrait' as const,
        content: <ListPage blocks={each} page={index + 1} pages={measured.length} title={title} />,
      })) ?? null,
    [measured, title],
  );
  return {
    pages,
    measure: (
      <MeasuringPage ref={place} orientation="a4_portrait" kind="list">
        <ListParts blocks={blocks} />
      </MeasuringPage>
    ),
  };
}

interface MeasuredPagesProps {
  title: string;
  lead: string;
  /** Stands below the lead: a drawing. */
  figure?: ReactNode;
  tables: readonly TextTable[];
  onPages: (pages: ExportPage[]) => void;
}

/** Lays a list out on paper when somebody wants it, not with every key that is typed. */
export function MeasuredPages({ onPages, ...list }: MeasuredPagesProps): ReactNode {
  const { pages, measure } = useListPages(list);
  const take = useRef(onPages);
  useEffect(() => {
    if (pages) take.current(pages);
  }, [pages]);
  return measure;
}

interface ListPageProps {
  blocks: readonly ListBlock[];
  page: number;
  pages: number;
  title: string;
}

function ListPage({ blocks, page, pages, title }: ListPageProps) {
  const text = useText('exports');
  return (
    <article className="list">
      <div className="list-body">
        {page > 1 && <p className="list-running">{title}</p>}
        <ListParts blocks={blocks} />
      </div>
      <footer className="list-foot">
        <span>{PRODUCT_NAME}</span>
        {pages > 1 && <span>{text('page', { page, pages })}</span>}
      </footer>
    </article>
  );
}
