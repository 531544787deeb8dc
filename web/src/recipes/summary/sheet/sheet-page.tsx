import { PRODUCT_NAME } from '@plateprint/shared/exports/file-name.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { SheetBlock } from './sheet-blocks.tsx';

interface SheetPageProps {
  blocks: readonly SheetBlock[];
  page: number;
  pages: number;
  /** When the recipe was last saved. */
  changed: string;
  name: string;
}

/** One A4 page of the sheet. */
export function SheetPage({ blocks, page, pages, changed, name }: SheetPageProps) {
  const text = useText('recipes/summary');
  const format = useFormat();
  return (
    <article className="sheet" aria-label={pages > 1 ? text('page', { page, pages }) : undefined}>
      <div className="sheet-body">
        {page > 1 && <p className="sheet-running">{name}</p>}
        <SheetParts blocks={blocks} />
      </div>
      <footer className="sheet-foot">
        <span>{text('made', { product: PRODUCT_NAME, date: format.date(changed) })}</span>
        {pages > 1 && <span>{text('page', { page, pages })}</span>}
      </footer>
    </article>
  );
}

/** Blocks under each other; rows that follow one another stand in one table. */
export function SheetParts({ blocks }: { blocks: readonly SheetBlock[] }) {
  const parts: ReactNode[] = [];
  let rows: SheetBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.row) rows.push(block);
    else
      parts.push(
        <div key={block.id} data-block={block.id}>
          {block.content}
        </div>,
      );
    if (rows.length > 0 && !blocks[index + 1]?.row) {
      parts.push(<SheetTable key={rows[0]?.id} rows={rows} />);
      rows = [];
    }
  }
  return parts;
}

function SheetTable({ rows }: { rows: readonly SheetBlock[] }) {
  const text = useText('recipes/summary');
  return (
    <table className="sheet-lines">
      <thead>
        <tr>
          <th scope="col">{text('amount')}</th>
          <th scope="col">{text('ingredient')}</th>
          <th className="sheet-figure sheet-weight" scope="col">
            {text('grams')}
          </th>
          <th className="sheet-figure" scope="col">
            {text('co2')}
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-block={row.id}>
            {row.content}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
