/** The columns that arrows and Enter walk along. */
export type GridColumn = 'written' | 'ingredient' | 'amount';

/** Moves to a cell of the grid; a row that does not exist yet is waited for, one that never will is not. */
export function focusCell(row: number, column: GridColumn): void {
  requestAnimationFrame(() => {
    const cell = document.querySelector<HTMLInputElement>(`[data-cell="${row}:${column}"]`);
    cell?.focus();
    cell?.select();
  });
}
