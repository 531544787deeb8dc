/** The columns that arrows and Enter walk along. */
export type GridColumn = 'written' | 'ingredient' | 'amount';

function focusNow(row: number, column: GridColumn): boolean {
  const cell = document.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
  cell?.focus();
  cell?.select();
  return cell !== null;
}

/** Moves to a cell of the grid at once, for the next key may follow at once; a row that is only being made is waited for. */
export function focusCell(row: number, column: GridColumn): void {
  if (row >= 0 && !focusNow(row, column)) requestAnimationFrame(() => focusNow(row, column));
}
