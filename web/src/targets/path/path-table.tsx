import type { PathMonth, TargetPath } from '@plateprint/shared/targets/path/target-path.ts';
import type { TargetBasis } from '@plateprint/shared/targets/model/target-basis.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import look from '../../ui/table/table.module.css';
import { useTargetValues } from '../use-target-values.ts';
import styles from './path-chart.module.css';

interface PathTableProps {
  path: TargetPath;
  basis: TargetBasis;
  name: string;
}

/** The same as the bars, in numbers. */
export function PathTable({ path: { months }, basis, name }: PathTableProps) {
  const text = useText('targets');
  const unit = useText('footprint')('unit');
  const hasSeveral = months.some(({ expected }) => expected > 1);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text('chart.table')}>
      <table className={look.table}>
        <caption data-unseen="">{text('chart.label', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{text('chart.month')}</th>
            <th scope="col" className={styles.number}>
              {unit} {text(`per.${basis}`)}
            </th>
            <th scope="col" className={styles.number}>
              {text('chart.range')}
            </th>
            <th scope="col" className={styles.number}>
              {text('chart.path')}
            </th>
            {hasSeveral && (
              <th scope="col" className={styles.number}>
                {text('chart.kitchens')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <Row key={month.month} month={month} basis={basis} hasSeveral={hasSeveral} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ month, basis, hasSeveral }: { month: PathMonth; basis: TargetBasis; hasSeveral: boolean }) {
  const text = useText('targets');
  const format = useFormat();
  const values = useTargetValues(basis);
  const { value, path, kitchens, expected, isAhead } = month;
  const unsaid = text(isAhead ? 'chart.ahead' : kitchens === 0 ? 'chart.none' : 'chart.too_little');
  return (
    <tr>
      <th scope="row">{format.month(month.month)}</th>
      <td className={styles.number}>{value === null ? unsaid : values.bare(value.value)}</td>
      <td className={styles.number}>{value === null ? '–' : `${values.bare(value.low)}–${values.bare(value.high)}`}</td>
      <td className={styles.number}>{values.bare(path)}</td>
      {hasSeveral && (
        <td className={styles.number}>
          {kitchens === 0 ? '–' : text('chart.of', { kitchens: format.number(kitchens), expected: format.number(expected) })}
        </td>
      )}
    </tr>
  );
}
