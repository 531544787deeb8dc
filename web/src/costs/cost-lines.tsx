import type { LinePrice } from '@plateprint/shared/costs/dish-cost.ts';
import type { FoodPrice } from '@plateprint/shared/costs/food-price.ts';
import { useState } from 'react';
import { useFormat } from '../platform/i18n/use-format.ts';
import { useText } from '../platform/i18n/use-text.ts';
import styles from './costs.module.css';
import { TypePrice } from './type-price.tsx';

export interface CostLine {
  id: string;
  name: string;
  grams: number | null;
  /** Null for what stands for no food, as base recipes do. */
  food: { ingredientId: string; variationId: string } | null;
  price: FoodPrice | null;
  /** Of a base recipe. */
  base: LinePrice | null;
}

interface CostLinesProps {
  lines: readonly CostLine[];
  /** Of each line; null for unknown. */
  costs: readonly (number | null)[];
  portions: number;
  money: (amount: number | null) => string;
  restaurantId: string;
  /** ISO 4217; null where nobody knows. */
  currency: string | null;
}

/** The cost of each line in a portion, the dearest first; unknown ones last, as unknown. */
export function CostLines({ lines, costs, portions, money, restaurantId, currency }: CostLinesProps) {
  const text = useText('costs');
  const format = useFormat();
  const [typing, setTyping] = useState<CostLine | null>(null);
  const remarks = ({ price, base }: CostLine): string => {
    const known = price ?? base;
    if (known === null) return '';
    return [
      text('perKg', { price: money(known.perKg) }),
      base !== null && text('base'),
      known.isOfFamily && text('family'),
      price?.from === 'organization' && text('organization'),
      price?.typedOn && text('typed', { date: format.date(price.typedOn) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
  const sorted = lines
    .map((line, at) => ({ ...line, cost: costs[at] ?? null }))
    .toSorted((one, other) => (other.cost ?? -1) - (one.cost ?? -1));
  return (
    <details className={styles.more}>
      <summary>{text('lines')}</summary>
      <ul className={styles.lines}>
        {sorted.map((line) => (
          <li key={line.id}>
            <span>
              {line.name} <span className={styles.small}>{remarks(line)}</span>{' '}
              {line.food && (line.price === null || line.price.isOfFamily || line.price.from === 'typed') && (
                <button type="button" className={styles.type} onClick={() => setTyping(line)}>
                  {text(line.price?.from === 'typed' && !line.price.isOfFamily ? 'typing.change' : 'typing.open')}
                </button>
              )}
            </span>
            <span className={styles.figure}>{money(line.cost === null || !(portions > 0) ? null : line.cost / portions)}</span>
          </li>
        ))}
      </ul>
      {typing?.food && (
        <TypePrice
          name={typing.name}
          food={typing.food}
          price={typing.price?.from === 'typed' && !typing.price.isOfFamily ? typing.price.perKg : null}
          restaurantId={restaurantId}
          currency={currency}
          onClose={() => setTyping(null)}
        />
      )}
    </details>
  );
}
