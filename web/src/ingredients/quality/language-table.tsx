import { shareInterval } from '@plateprint/shared/ingredients/quality/share-interval.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import styles from './quality-table.module.css';

interface LanguageTableProps {
  caption: string;
  /** Of what the shares are. */
  count: string;
  shares: readonly string[];
  /** `shares`: 0–1 in the order of the headings, each with how many it was counted of. */
  rows: readonly { language: Language; count: number; shares: readonly { share: number; of: number }[] }[];
}

/** One row a language; each share with the interval that the size of its set allows. */
export function LanguageTable({ caption, count, shares, rows }: LanguageTableProps) {
  const text = useText('ingredients/quality');
  const format = useFormat();
  return (
    // The roles are named because the rows are stacked on a phone, and a browser then no longer sees a table.
    <table className={styles.table} role="table">
      <caption data-unseen="">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[text('language'), count, ...shares].map((heading) => (
            <th key={heading} role="columnheader" scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.language} role="row">
            <th role="rowheader" scope="row">
              {LANGUAGE_NAMES[row.language]}
            </th>
            <td role="cell" data-label={count}>
              {format.number(row.count)}
            </td>
            {row.shares.map(({ share, of }, at) => {
              const { low, high } = shareInterval(share, of);
              return (
                <td key={shares[at]} role="cell" data-label={shares[at]}>
                  <span>{format.percent(share)}</span>{' '}
                  <span className={styles.interval}>
                    ({format.number(low * 100, { decimals: 0 })}–{format.number(high * 100, { decimals: 0 })})
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
