import type { MappingSheetRow } from '@plateprint/shared/mapper/mapping-sheet.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { saveRowsLeft } from './rows-left.ts';
import styles from './import.module.css';
import type { ResolvedRow } from './resolved-row.ts';
import { RowTable } from './row-table.tsx';
import { useFocusOn } from './use-focus-on.ts';
import { type Import, useImport } from './use-import.ts';

interface ImportRowsProps {
  rows: readonly MappingSheetRow[];
  onBack: () => void;
  onClose: () => void;
}

/** Every row with what it stands for, before anything is remembered; what is not taken stays listed and can be saved. */
export function ImportRows({ rows, onBack, onClose }: ImportRowsProps) {
  const { work, take, stop } = useImport(rows);
  const place = useFocusOn<HTMLDivElement>(work.at);
  return (
    <div ref={place} tabIndex={-1} className={styles.work}>
      <Work work={work} sheet={rows} take={take} stop={stop} onBack={onBack} onClose={onClose} />
    </div>
  );
}

type WorkProps = Import & Omit<ImportRowsProps, 'rows'> & { sheet: readonly MappingSheetRow[] };

function Work({ work, sheet, take, stop, onBack, onClose }: WorkProps) {
  const text = useText('mapper');
  const language = useLanguage();
  const failureText = useFailureText();
  if (work.at === 'looking')
    return <ProgressBar label={text('import.looking', { count: sheet.length })} share={work.share} onCancel={stop} />;
  if (work.at === 'taking') return <ProgressBar label={text('import.taking')} share={work.share} onCancel={stop} />;
  if (work.at === 'stopped')
    return (
      <>
        <Message tone={work.failure ? 'danger' : 'info'}>
          {work.failure ? failureText(work.failure) : text('import.stopped')}
        </Message>
        <div className={styles.actions}>
          <Button onClick={onBack}>{text('back')}</Button>
        </div>
      </>
    );
  const good = work.rows.filter(({ decision }) => decision !== null);
  const left = leftOf(work.rows, work.at === 'done' ? work.taken : good.length);
  const rest = work.at === 'done' ? good.length - work.taken : 0;
  return (
    <>
      <h2 className={styles.heading}>
        {work.at === 'done' ? text('import.done', { count: work.taken }) : text('import.toTake', { count: good.length })}
      </h2>
      {work.at === 'done' && work.failure && <Message tone="danger">{failureText(work.failure)}</Message>}
      {left.length > 0 && (
        <Message
          tone="warning"
          action={
            <div className={styles.actions}>
              <Button
                size="small"
                icon="download"
                onClick={() =>
                  saveRowsLeft(
                    left.map((row) => row.sheet),
                    language,
                  )
                }
              >
                {text('import.saveLeft')}
              </Button>
              {rest > 0 && (
                <Button size="small" variant="primary" onClick={take}>
                  {text('import.takeRest', { count: rest })}
                </Button>
              )}
            </div>
          }
        >
          {text('import.left', { count: left.length })}
        </Message>
      )}
      <RowTable rows={[...left, ...good.slice(0, good.length - rest)]} />
      <div className={styles.actions}>
        {work.at === 'done' ? (
          <Button variant={rest > 0 ? 'secondary' : 'primary'} onClick={onClose}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onBack}>{text('back')}</Button>
            <Button variant="primary" disabled={good.length === 0} onClick={take}>
              {text('import.take', { count: good.length })}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

/** Rows that are not understood, and those that a cancelled import did not come to. */
function leftOf(rows: readonly ResolvedRow[], taken: number): ResolvedRow[] {
  const good = rows.filter(({ decision }) => decision !== null);
  const kept = new Set(good.slice(0, taken));
  return rows.filter((row) => !kept.has(row));
}
