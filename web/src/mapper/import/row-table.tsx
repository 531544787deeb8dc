import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Badge } from '../../ui/control/badge.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { Icon } from '../../ui/control/icon.tsx';
import type { Column } from '../../ui/table/table.tsx';
import styles from './import.module.css';
import type { ResolvedRow } from './resolved-row.ts';

const MOST_SHOWN = 200;

/** Rows with what they stand for; what is wrong comes first. */
export function RowTable({ rows }: { rows: readonly ResolvedRow[] }) {
  const text = useText('mapper');
  const columns = useColumns();
  return (
    <>
      <DataTable
        caption={text('import.rows')}
        columns={columns}
        rows={rows.slice(0, MOST_SHOWN)}
        keyOf={({ sheet }) => String(sheet.row)}
      />
      {rows.length > MOST_SHOWN && <p className={styles.small}>{text('import.more', { count: rows.length - MOST_SHOWN })}</p>}
    </>
  );
}

function useColumns(): Column<ResolvedRow>[] {
  const text = useText('mapper');
  const format = useFormat();
  return [
    { id: 'row', label: text('import.row'), numeric: true, cell: ({ sheet }) => format.number(sheet.row) },
    { id: 'name', label: text('import.field.name'), names: true, cell: ({ sheet }) => sheet.name || '–' },
    { id: 'number', label: text('import.field.externalId'), wideOnly: true, cell: ({ sheet }) => sheet.externalId || '–' },
    { id: 'food', label: text('import.field.ingredient'), cell: (row) => <RowFood row={row} /> },
    { id: 'state', label: text('import.state'), cell: (row) => <RowState row={row} /> },
  ];
}

function RowFood({ row: { decision, label, sheet, isGuess } }: { row: ResolvedRow }) {
  const text = useText('mapper');
  return (
    <>
      {decision?.notFood ? text('noFood') : (label ?? (sheet.ingredient || '–'))}
      {isGuess && <span className={styles.small}> {text('import.byName')}</span>}
    </>
  );
}

function RowState({ row: { problem, sheet } }: { row: ResolvedRow }) {
  const text = useText('mapper');
  const format = useFormat();
  if (problem === null) return <Badge tone="good">{text('import.good')}</Badge>;
  return (
    <span className={styles.problem}>
      <Icon name="alert" size={16} />
      <span>{text(`import.problem.${problem}`, { row: format.number(sheet.row), ...valuesOf(sheet) })}</span>
    </span>
  );
}

function valuesOf({ ingredient, organic, origin }: ResolvedRow['sheet']) {
  return { ingredient, organic, origin };
}
