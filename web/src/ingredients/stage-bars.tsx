import { STAGES, type StageValues } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './stage-bars.module.css';

interface StageBarsProps {
  /** The subject of the figures, read out. */
  caption: string;
  /** kg CO2e per kg. */
  stages: StageValues;
  /** The end of the scale, in the same unit; it begins at zero. */
  most: number;
}

/** A factor by stage: bars from zero with their figures beside them. */
export function StageBars({ caption, stages, most }: StageBarsProps) {
  const text = useText('ingredients');
  const format = useFormat();
  const kg = (value: number): string => format.number(value, { decimals: value !== 0 && Math.abs(value) < 0.1 ? 3 : 2 });
  return (
    <table className={styles.stages}>
      <caption data-unseen="">{caption}</caption>
      <tbody>
        {STAGES.map((stage) => (
          <tr key={stage}>
            <th scope="row">{text(`stage.${stage}`)}</th>
            <td className={styles.bar}>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={most > 0 ? (Math.max(0, stages[stage]) / most) * 100 : 0} height="6" />
              </svg>
            </td>
            <td className={styles.number}>{kg(stages[stage])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
