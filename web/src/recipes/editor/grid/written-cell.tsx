import { memo, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { focusCell } from '../state/grid-focus.ts';
import styles from './ingredient-grid.module.css';

interface WrittenCellProps {
  row: number;
  text: string;
  onText: (text: string) => void;
  /** The text is finished: it may be read. */
  onDone: (text: string) => void;
  onPasteLines: (lines: string[]) => void;
}

/** The line as a person writes it. Read when it is left or Enter is pressed; several pasted lines become several rows. */
export const WrittenCell = memo(function WrittenCell({ row, text, onText, onDone, onPasteLines }: WrittenCellProps) {
  const words = useText('recipes');
  const [before, setBefore] = useState(text);
  const done = (): void => {
    if (text.trim() !== before.trim() && text.trim() !== '') onDone(text);
    setBefore(text);
  };
  return (
    <input
      className={styles.written}
      data-cell={`${row}:written`}
      aria-label={words('grid.written', { row: row + 1 })}
      placeholder={row === 0 ? words('grid.example') : words('grid.next')}
      title={text}
      value={text}
      maxLength={500}
      onFocus={() => setBefore(text)}
      onChange={(event) => onText(event.target.value)}
      onBlur={done}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' || event.key === 'ArrowDown') {
          event.preventDefault();
          if (event.key === 'Enter') done();
          focusCell(row + 1, 'written');
        } else if (event.key === 'ArrowUp') {
          event.preventDefault();
          focusCell(row - 1, 'written');
        }
      }}
      onPaste={(event) => {
        const lines = event.clipboardData
          .getData('text/plain')
          .split(/\r?\n/)
          .map((line) => line.trim())
          .filter((line) => line !== '');
        if (lines.length < 2) return;
        event.preventDefault();
        onPasteLines(lines);
      }}
    />
  );
});
