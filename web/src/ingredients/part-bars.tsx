import type { FactorParts } from '@plateprint/shared/ingredients/factor/factor-parts.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './stage-bars.module.css';

const PARTS = ['fossil', 'biogenic', 'landUseChange'] as const;

interface PartBarsProps {
  /** kg CO2e per kg; null where no source tells them apart. */
  parts: FactorParts | null;
  /** The end of the scale, in the same unit; it begins at zero. */
  most: number;
}

/** A factor by what it is made of, beside its stages. */
export function PartBars({ parts, most }: PartBarsProps) {
  const text = useText('footprint/land-use');
  const format = useFormat();
  if (parts === null) return <p>{text('parts.unknown')}</p>;
  const kg = (value: number): string => format.number(value, { decimals: value !== 0 && Math.abs(value) < 0.1 ? 3 : 2 });
  return (
    <table className={styles.stages}>
      <caption data-unseen="">{text('parts.title')}</caption>
      <tbody>
        {PARTS.map((part) => (
          <tr key={part}>
            <th scope="row">{text(`parts.${part}`)}</th>
            <td className={styles.bar}>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect width={most > 0 ? (Math.max(0, parts[part]) / most) * 100 : 0} height="6" />
              </svg>
            </td>
            <td className={styles.number}>{kg(parts[part])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
