import { readNumber, type NumberFormat } from '@plateprint/shared/kernel/spreadsheet/number-format.ts';
import { cellText, type Cell } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { useFormat } from '../platform/i18n/use-format.ts';
import styles from './column-mapping.module.css';

/** A cell as it stands in the file; a number also as it is read, where that looks different. */
export function CellPreview({ cell, format }: { cell: Cell; format: NumberFormat | null }) {
  const write = useFormat();
  const written = cellText(cell);
  const value = format === null ? null : readNumber(cell, format).value;
  const read = value === null ? null : write.plain(value);
  return (
    <>
      <span className={styles.cell}>{written}</span>
      {read !== null && read !== written && <span className={styles.read}>= {read}</span>}
    </>
  );
}
