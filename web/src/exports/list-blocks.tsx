import type { ReactNode } from 'react';
import type { TextTable } from './export-page.ts';

/** A part of a list that is never divided between pages. */
export interface ListBlock {
  id: string;
  /** A row of a table: neighbours of one table stand in one. */
  table?: TextTable;
  staysWithNext?: true;
  content: ReactNode;
}

/** Headings, paragraphs and rows as blocks, in the order of reading. */
export function listBlocks({
  title,
  lead,
  figure,
  tables,
}: {
  title: string;
  lead: string;
  figure?: ReactNode;
  tables: readonly TextTable[];
}): ListBlock[] {
  const head: ListBlock = {
    id: 'head',
    staysWithNext: true,
    content: (
      <>
        <h1 className="list-title">{title}</h1>
        <p className="list-lead">{lead}</p>
      </>
    ),
  };
  const drawn: ListBlock[] = figure ? [{ id: 'figure', content: figure }] : [];
  return [head, ...drawn, ...tables.flatMap((table, index) => tableBlocks(table, index))];
}

function tableBlocks(table: TextTable, index: number): ListBlock[] {
  const { heading, paragraphs = [], rows = [] } = table;
  return [
    ...(heading === undefined
      ? []
      : [{ id: `${index} heading`, staysWithNext: true as const, content: <h2 className="list-heading">{heading}</h2> }]),
    ...paragraphs.map((words, at) => ({ id: `${index} words ${at}`, content: <p className="list-words">{words}</p> })),
    ...rows.map((row, at) => ({ id: `${index} row ${at}`, table, content: <Row row={row} table={table} /> })),
  ];
}

function Row({ row, table: { numeric = [] } }: { row: readonly string[]; table: TextTable }) {
  return row.map((cell, column) => {
    const look = numeric.includes(column) ? 'list-figure' : undefined;
    return column === 0 ? (
      <th key={column} scope="row" className={look}>
        {cell}
      </th>
    ) : (
      <td key={column} className={look}>
        {cell}
      </td>
    );
  });
}

/** Blocks under each other; rows of one table that follow one another stand in one, under its head. */
export function ListParts({ blocks }: { blocks: readonly ListBlock[] }) {
  const parts: ReactNode[] = [];
  let rows: ListBlock[] = [];
  for (const [index, block] of blocks.entries()) {
    if (!block.table) {
      parts.push(
        <div key={block.id} data-block={block.id}>
          {block.content}
        </div>,
      );
      continue;
    }
    rows.push(block);
    if (blocks[index + 1]?.table === block.table) continue;
    parts.push(<RowsOfTable key={block.id} rows={rows} table={block.table} />);
    rows = [];
  }
  return parts;
}

function RowsOfTable({ rows, table: { head = [], numeric = [], widths } }: { rows: readonly ListBlock[]; table: TextTable }) {
  return (
    <table className="list-table">
      {widths && (
        <colgroup>
          {widths.map((width, column) => (
            <col key={column} width={`${width * 100}%`} />
          ))}
        </colgroup>
      )}
      {head.length > 0 && (
        <thead>
          <tr>
            {head.map((words, column) => (
              <th key={column} scope="col" className={numeric.includes(column) ? 'list-figure' : undefined}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
      )}
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
