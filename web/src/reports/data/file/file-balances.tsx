import { reconciliation, NO_SHARE, type Quantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import { importedName } from '@plateprint/shared/reports/model/pasted-name.ts';
import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import { LEFT_OUT_REASONS } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { useMemo } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from '../cells/data.module.css';
import ofFiles from './file-balances.module.css';
import { ReconciliationLine } from './reconciliation-line.tsx';

interface FileBalancesProps<Row> {
  files: readonly ImportedFile[];
  rows: readonly Row[];
  quantitiesOf: (row: Row) => Quantities & { state: RowState };
  onRemove: (file: number) => void;
}

/** Each file that was taken: what it had, what became of it, and its rows that were left out. */
export function FileBalances<Row extends { from: { file: number } | null }>({
  files,
  rows,
  quantitiesOf,
  onRemove,
}: FileBalancesProps<Row>) {
  const text = useText('reports/data');
  const language = useLanguage();
  const byFile = useMemo(() => Map.groupBy(rows, (row) => row.from?.file ?? -1), [rows]);
  return files.map((file, at) => {
    // A removed file keeps its place, so that the rows of the others keep theirs.
    if (file.rows === 0) return null;
    const name = importedName(file, language);
    const own = (byFile.get(at) ?? []).map(quantitiesOf);
    const balance = reconciliation(file, own, { ...NO_SHARE, rows: file.leftOut.length });
    return (
      <section key={at} className={ofFiles.file}>
        <header className={ofFiles.fileHead}>
          <h2>{name}</h2>
          <Button size="small" variant="quiet" icon="bin" onClick={() => onRemove(at)}>
            {text('removeFile')}
          </Button>
        </header>
        <ReconciliationLine name={name} reconciliation={balance} />
        {file.leftOut.length > 0 && (
          <details>
            <summary>{text('leftOutRows', { count: file.leftOut.length })}</summary>
            <ul className={ofFiles.leftOut}>
              {file.leftOut.slice(0, 200).map(({ row, written, reason }) => {
                const known = LEFT_OUT_REASONS.find((each) => each === reason);
                return (
                  <li key={row}>
                    <span className={styles.row}>{row}</span> {written}
                    <span className={styles.hint}> {known ? text(`reason.${known}`) : reason}</span>
                  </li>
                );
              })}
            </ul>
          </details>
        )}
      </section>
    );
  });
}
