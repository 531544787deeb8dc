import type { CellPlace } from '@plateprint/shared/calendar/model/menu-plan.ts';

/** The thing under the pointer: a dish of the list, or one that stands in a cell. */
export type Dragged = { from: 'list'; recipeId: string } | { from: 'cell'; place: CellPlace };

let dragged: Dragged | null = null;

/** While something is dragged browsers do not say what it is: it is kept here. */
export function beginDrag(transfer: DataTransfer, what: Dragged, name: string): void {
  dragged = what;
  transfer.setData('text/plain', name);
  transfer.effectAllowed = what.from === 'list' ? 'copy' : 'move';
}

export function draggedNow(): Dragged | null {
  return dragged;
}

export function endDrag(): void {
  dragged = null;
}
