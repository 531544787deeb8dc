import type { ComparedDish, ComparedSource } from '@plateprint/shared/ingredients/quality/release-quality.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './quality-table.module.css';
import { useSourceTitle } from './use-source-title.ts';

/** How many of our values lie near each source's. */
export function ComparedSources({ rows }: { rows: readonly ComparedSource[] }) {
  const text = useText('ingredients/quality');
  const format = useFormat();
  const title = useSourceTitle();
  const columns = ['source', 'foods', 'half', 'two', 'rank'] as const;
  return (
    <table className={styles.table} role="table">
      <caption data-unseen="">{text('values.title')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`values.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.source} role="row">
            <th role="rowheader" scope="row" lang="en">
              {title(row.source)}
            </th>
            <td role="cell" data-label={text('values.foods')}>
              {format.number(row.foods)}
            </td>
            <td role="cell" data-label={text('values.half')}>
              {format.percent(row.withinHalf)}
            </td>
            <td role="cell" data-label={text('values.two')}>
              {format.percent(row.withinTwo)}
            </td>
            <td role="cell" data-label={text('values.rank')}>
              {row.rank === null ? '–' : format.number(row.rank, { decimals: 2 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whole dishes beside published ones of the same kind. */
export function ComparedDishes({ rows }: { rows: readonly ComparedDish[] }) {
  const text = useText('ingredients/quality');
  const format = useFormat();
  const title = useSourceTitle();
  return (
    <table className={styles.table} role="table">
      <caption className={styles.unit}>{text('values.perKg')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {(['dish', 'calculated', 'published', 'source'] as const).map((column) => (
            <th key={column} role="columnheader" scope="col">
              {text(`values.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={`${row.name} ${row.source}`} role="row">
            <th role="rowheader" scope="row" lang="en">
              {row.name}
            </th>
            <td role="cell" data-label={text('values.calculated')}>
              {format.number(row.calculated, { decimals: 2 })}
            </td>
            <td role="cell" data-label={text('values.published')}>
              {format.number(row.published, { decimals: 2 })}
            </td>
            <td role="cell" data-label={text('values.source')} className={styles.words} lang="en">
              {title(row.source)}: {row.what}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
