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
    <table className={`report-table report-rows report-${of}`}>
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

/** A column of figures: small, medium or large. */
function figure(name: string, size: string): Head {
  return { name, className: `report-figure report-column-${size}` };
}

function useHeads(doc: ReportDoc, of: TableOfRows): Head[] {
  const { text } = useDocumentWords();
  const { variety } = doc.report;
  const isSales = variety === 'sales';
  switch (of) {
    case 'lines':
      return [
        { name: text('lines.name', { variety }) },
        ...(isSales ? [figure(text('lines.servings'), 's')] : []),
        figure(text('lines.weight'), 'm'),
        figure(text('lines.perServing'), 's'),
        figure(text('lines.co2'), 'l'),
        ...(doc.labels === 'letters' ? [{ name: text('lines.level'), className: 'report-column-level' }] : []),
      ];
    case 'months':
      return [
        { name: text('history.month') },
        ...(isSales ? [figure(text('history.servings'), 'm')] : []),
        figure(text('history.total'), 'l'),
        figure(text('history.average', { per: measureOf(doc) }), 'l'),
      ];
    case 'foods':
      return [
        { name: text('foods.food') },
        { name: '', className: 'report-column-bar' },
        figure(text('foods.weight'), 'm'),
        figure(text('lines.co2'), 'l'),
        figure(text('foods.share'), 's'),
      ];
    case 'restaurants':
      return [
        { name: text('restaurants.restaurant') },
        { name: text('restaurants.months'), className: 'report-column-l' },
        { name: text('restaurants.missing'), className: 'report-column-l' },
        figure(text('lines.co2'), 'l'),
        figure(text(isSales ? 'restaurants.perServing' : 'restaurants.perKg'), 's'),
      ];
    case 'open':
      return [
        { name: text('coverage.name') },
        figure(text('coverage.rows'), 's'),
        figure(text(isSales ? 'lines.servings' : 'lines.weight'), 'l'),
        figure(text('coverage.money'), 'm'),
      ];
  }
}
