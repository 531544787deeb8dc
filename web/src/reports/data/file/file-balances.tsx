import { noParts, reconciledFile, type Reconciliation } from '@plateprint/shared/reports/import/reconciliation.ts';
import { importedName } from '@plateprint/shared/reports/model/pasted-name.ts';
import type { ImportedFile } from '@plateprint/shared/reports/model/report.ts';
import { LEFT_OUT_REASONS } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import styles from '../cells/data.module.css';
import ofFiles from './file-balances.module.css';
import { ReconciliationLine } from './reconciliation-line.tsx';

interface FileBalancesProps {
  files: readonly ImportedFile[];
  /** The sums of each file's rows, by its place; null while they are worked out. */
  sums: ReadonlyMap<number, Reconciliation['parts']> | null;
  onRemove: (file: number) => void;
}

/** Each file that was taken: what it had, what became of it, and its rows that were left out. */
export function FileBalances({ files, sums, onRemove }: FileBalancesProps) {
  const text = useText('reports/data');
  const language = useLanguage();
  return files.map((file, at) => {
    // A removed file keeps its place, so that the rows of the others keep theirs.
    if (file.rows === 0) return null;
    const name = importedName(file, language);
    return (
      <section key={at} className={ofFiles.file}>
        <header className={ofFiles.fileHead}>
          <h2>{name}</h2>
          <Button size="small" variant="quiet" icon="bin" onClick={() => onRemove(at)}>
            {text('removeFile')}
          </Button>
        </header>
        {sums ? (
          <ReconciliationLine name={name} reconciliation={reconciledFile(file, sums.get(at) ?? noParts())} />
        ) : (
          <Skeleton lines={2} />
        )}
        {file.leftOut.length > 0 && (
          <details>
            <summary>{text('leftOutRows', { count: file.leftOut.length })}</summary>
            <ul className={ofFiles.leftOut}>
              {file.leftOut.slice(0, 200).map(({ row, written, reason }) => {
                const known = [...LEFT_OUT_REASONS, 'voided' as const].find((each) => each === reason);
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
