import type { Reconciliation, Share } from '@plateprint/shared/reports/import/reconciliation.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useWeight } from '../../../users/use-weight.ts';
import styles from './file-balances.module.css';

interface ReconciliationLineProps {
  name: string;
  reconciliation: Reconciliation;
}

/** The file against what became of its rows: in rows, and in servings, masses and money where it has them. */
export function ReconciliationLine({ name, reconciliation }: ReconciliationLineProps) {
  const text = useText('reports/data');
  const format = useFormat();
  const weight = useWeight();
  const { file, parts, leftOut, difference, rowsAmiss } = reconciliation;
  const shares = [
    ['counted', parts.counted],
    ['unweighed', parts.unweighed],
    ['waiting', parts.waiting],
    ['set_aside', parts.set_aside],
    ['problem', parts.problem],
    ['left_out', leftOut],
  ] as const;
  const number = (value: number): string => format.number(value, { most: 2 });
  const measures = [
    { id: 'servings', write: number },
    { id: 'grams', write: (grams: number) => weight(grams) },
    { id: 'money', write: number },
  ] as const;
  const partsOf = (measure: 'rows' | 'servings' | 'grams' | 'money', write: (value: number) => string): string[] =>
    shares.flatMap(([id, share]) => {
      const value = valueOf(share, measure);
      return value === null || value === 0 ? [] : [`${write(value)} ${text(`part.${id}`)}`];
    });
  return (
    <div className={styles.balance} role="group" aria-label={text('balance.of', { name })}>
      <p>
        <strong>{text('balance.rows', { count: file.rows })}</strong> = {partsOf('rows', number).join(' + ') || number(0)}
        {rowsAmiss !== 0 && ` · ${text('balance.amiss', { count: number(rowsAmiss) })}`}
      </p>
      {measures.map(({ id, write }) => {
        const had = file[id];
        if (had === null) return null;
        const off = difference[id] ?? 0;
        return (
          <p key={id}>
            <strong>{text(`balance.${id}`, { value: write(had), count: had })}</strong> ={' '}
            {partsOf(id, write).join(' + ') || write(0)}
            {Math.abs(off) > 1e-6 * Math.max(1, Math.abs(had)) &&
              ` ${off > 0 ? '+' : '−'} ${write(Math.abs(off))} ${text('balance.changed')}`}
          </p>
        );
      })}
    </div>
  );
}

function valueOf(share: Share, measure: 'rows' | 'servings' | 'grams' | 'money'): number | null {
  return share[measure];
}
