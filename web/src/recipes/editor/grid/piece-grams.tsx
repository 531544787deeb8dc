import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './ingredient-grid.module.css';

interface PieceGramsProps {
  row: number;
  /** As a person corrected it; null: the usual one. */
  grams: number | null;
  /** By the food data; null when it knows none. */
  usual: number | null;
  onGrams: (grams: number | null) => void;
}

/** The weight of one piece here: a person knows their own onions. Emptied, the usual weight holds again. */
export function PieceGrams({ row, grams, usual, onGrams }: PieceGramsProps) {
  const text = useText('recipes/editor');
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const plain = (value: number | null): string => (value === null ? '' : format.plain(value));
  return (
    <label className={styles.piece}>
      <span>{text('grid.piece')}</span>
      <input
        className={styles.pieceInput}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={text('grid.pieceGrams', { row: row + 1 })}
        placeholder={plain(usual)}
        value={typed ?? plain(grams)}
        onChange={(event) => {
          setTyped(event.target.value);
          const read = decimalInput(event.target.value);
          onGrams(read !== null && read > 0 ? read : null);
        }}
        onBlur={() => setTyped(null)}
      />
      <span>g</span>
    </label>
  );
}
