import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { memo, useState } from 'react';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { focusCell } from './grid-focus.ts';
import styles from './ingredient-grid.module.css';

interface AmountCellProps {
  row: number;
  amount: number | null;
  problem: boolean;
  onAmount: (amount: number | null) => void;
}

/** The amount with comma or point; shows what is typed while it is typed, and counts with every key. */
export const AmountCell = memo(function AmountCell({ row, amount, problem, onAmount }: AmountCellProps) {
  const format = useFormat();
  const words = useText('recipes');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      className={styles.amount}
      data-cell={`${row}:amount`}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={words('grid.amount', { row: row + 1 })}
      aria-invalid={problem || undefined}
      value={typed ?? (amount === null ? '' : format.plain(amount))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        onAmount(decimalInput(event.target.value));
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'ArrowDown') focusCell(row + 1, 'amount');
        else if (event.key === 'ArrowUp') focusCell(row - 1, 'amount');
        else return;
        event.preventDefault();
      }}
    />
  );
});
