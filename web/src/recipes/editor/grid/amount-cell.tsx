import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { WrittenUnit } from '@plateprint/shared/units/unit.ts';
import { memo, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { focusCell } from '../state/grid-focus.ts';
import styles from './ingredient-grid.module.css';

interface AmountCellProps {
  row: number;
  amount: number | null;
  problem: boolean;
  /** Whether somebody knows what one of this unit weighs. */
  takes: (unit: WrittenUnit) => boolean;
  /** With a unit where one was typed along: "3 kg", "2 cups". */
  onAmount: (amount: number | null, unit?: WrittenUnit) => void;
}

/** A plain number by the rule of typed numbers; else as a written line begins: "1 1/2", "½", "3 kg", a range by its middle. */
function readAmount(
  typed: string,
  language: Language,
  takes: AmountCellProps['takes'],
): { amount: number | null; unit?: WrittenUnit } {
  const plain = decimalInput(typed);
  // Without any figure it is no amount: "a lot" is not one.
  if (plain !== null || !/\p{N}/u.test(typed)) return { amount: plain };
  const { quantity, unit } = parseLine(`${typed} x`, language);
  const amount = Array.isArray(quantity) ? (quantity[0] + quantity[1]) / 2 : quantity;
  if (amount === null || (unit !== null && !takes(unit))) return { amount: null };
  return unit === null ? { amount } : { amount, unit };
}

/** The amount with comma or point; shows what is typed while it is typed, and counts with every key. */
export const AmountCell = memo(function AmountCell({ row, amount, problem, takes, onAmount }: AmountCellProps) {
  const format = useFormat();
  const words = useText('recipes');
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  // An unreadable amount stays as typed and says so: taking it away would leave nothing to correct.
  const isUnreadable = typed !== null && !isBlank(typed) && amount === null;
  return (
    <input
      className={styles.amount}
      data-cell={`${row}:amount`}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      aria-label={words('grid.amount', { row: row + 1 })}
      aria-invalid={problem || isUnreadable || undefined}
      title={isUnreadable ? words('line.noAmount') : undefined}
      value={typed ?? (amount === null ? '' : format.plain(amount))}
      onFocus={(event) => event.target.select()}
      onChange={(event) => {
        setTyped(event.target.value);
        const { amount: read, unit } = readAmount(event.target.value, language, takes);
        onAmount(read, unit);
      }}
      onBlur={() => setTyped(isUnreadable ? typed : null)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'ArrowDown') focusCell(row + 1, 'amount');
        else if (event.key === 'ArrowUp') focusCell(row - 1, 'amount');
        else return;
        event.preventDefault();
      }}
    />
  );
});
