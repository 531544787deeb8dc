import type { FoodPrice } from '@plateprint/shared/costs/food-price.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './costs.module.css';

export interface CostLine {
  id: string;
  name: string;
  grams: number | null;
  price: FoodPrice | null;
}

interface CostLinesProps {
  lines: readonly CostLine[];
  /** Of each line; null for unknown. */
  costs: readonly (number | null)[];
  portions: number;
  money: (amount: number | null) => string;
}

/** What each line costs a portion, the dearest first; unknown ones last, as unknown. */
export function CostLines({ lines, costs, portions, money }: CostLinesProps) {
  const text = useText('costs');
  const sorted = lines
    .map((line, at) => ({ ...line, cost: costs[at] ?? null }))
    .toSorted((one, other) => (other.cost ?? -1) - (one.cost ?? -1));
  return (
    <details className={styles.more}>
      <summary>{text('lines')}</summary>
      <ul className={styles.lines}>
        {sorted.map(({ id, name, cost, price }) => (
          <li key={id}>
            <span>
              {name}
              {price && (
                <span className={styles.small}>
                  {' '}
                  {[
                    text('perKg', { price: money(price.perKg) }),
                    price.isOfFamily && text('family'),
                    price.from === 'organization' && text('organization'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              )}
            </span>
            <span className={styles.figure}>{money(cost === null || !(portions > 0) ? null : cost / portions)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
