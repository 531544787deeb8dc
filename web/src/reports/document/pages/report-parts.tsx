import type { ReactNode } from 'react';
import { useDocumentWords } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { measureOf } from '../parts/history.tsx';
import type { ReportBlock, TableOfRows } from './report-blocks.tsx';

/** Blocks under each other; rows of one table that follow one another stand in one, below its head. */
export function ReportParts({ doc, blocks }: { doc: ReportDoc; blocks: readonly ReportBlock[] }) {
  const parts: ReactNode[] = [];
  let rows: ReportBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    if (block.row) rows.push(block);
    else {
      parts.push(
        <div key={block.id} className="report-block" data-block={block.id}>
          {block.content}
        </div>,
      );
    }
    if (block.row && blocks[index + 1]?.row !== block.row) {
      parts.push(<Rows key={`table ${block.id}`} doc={doc} of={block.row} rows={rows} />);
      rows = [];
    }
  }
  return parts;
}

function Rows({ doc, of, rows }: { doc: ReportDoc; of: TableOfRows; rows: readonly ReportBlock[] }) {
  const heads = useHeads(doc, of);
  return (
    <table className={`report-table report-${of}`}>
      <thead>
        <tr>
          {heads.map(({ name, className }) =>
            name === '' ? (
              <td key="bar" className={className} aria-hidden="true" />
            ) : (
              <th key={name} scope="col" className={className}>
                {name}
              </th>
            ),
          )}
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

interface Head {
  name: string;
  className?: string;
}

function figure(name: string, more = ''): Head {
  return { name, className: `report-figure${more}` };
}

function useHeads(doc: ReportDoc, of: TableOfRows): Head[] {
  const { text } = useDocumentWords();
  const { variety } = doc.report;
  const isSales = variety === 'sales';
  switch (of) {
    case 'lines':
      return [
        { name: text('lines.name', { variety }) },
        ...(isSales ? [figure(text('lines.servings'))] : []),
        figure(text('lines.weight'), ' report-wide'),
        figure(text('lines.perServing')),
        figure(text('lines.co2')),
        { name: text('lines.level') },
      ];
    case 'months':
      return [
        { name: text('history.month') },
        ...(isSales ? [figure(text('history.servings'))] : []),
        figure(text('history.total')),
        figure(text('history.average', { per: measureOf(doc) })),
      ];
    case 'foods':
      return [
        { name: text('foods.food') },
        { name: '', className: 'report-bar' },
        figure(text('foods.weight')),
        figure(text('lines.co2')),
        figure(text('foods.share')),
      ];
    case 'restaurants':
      return [
        { name: text('restaurants.restaurant') },
        { name: text('restaurants.months') },
        { name: text('restaurants.missing') },
        figure(text('lines.co2')),
        figure(text(isSales ? 'restaurants.perServing' : 'restaurants.perKg')),
      ];
    case 'open':
      return [
        { name: text('coverage.name') },
        figure(text('coverage.rows')),
        figure(text('lines.weight')),
        figure(text('coverage.money')),
      ];
  }
}
