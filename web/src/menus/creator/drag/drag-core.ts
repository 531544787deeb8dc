import type { MenuBlock } from '@plateprint/shared/menus/menu-block.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import type { Column, CreatorAction, CreatorState } from '../state/creator-state.ts';
import type { Columns, Place } from './drop-place.ts';
import type { Point } from './follow-pointer.ts';

/** Something that is not on the page yet: it is made when it is dropped. */
export interface Offer {
  name: string;
  make: () => { block: MenuBlock; dish?: MenuDish };
  onDropped: (block: MenuBlock) => void;
}

/** A block of the menu, or what is offered. */
export type Held = { id: string; offer: null } | { id: null; offer: Offer };

/** The events of dragging, for those who do not see it; `place` counts from 1 in the column. */
export type DragNews =
  | { kind: 'picked' | 'cancelled'; name: string }
  | { kind: 'over' | 'dropped'; name: string; column: Column; place: number; count: number };

/** Where the held thing is, and the line that shows its place; px of the window. */
export interface Marks {
  held: Point | null;
  line: { x: number; y: number; width: number } | null;
}

export interface DragParts {
  current: () => CreatorState;
  dispatch: (action: CreatorAction) => void;
  nameOf: (id: string) => string;
  tell: (news: DragNews) => void;
  show: (marks: Marks | null, name: string) => void;
}

interface Shared {
  offers: ReadonlyMap<string, Offer>;
  hold: (held: Held | null) => void;
}

/** The common part of dragging with a pointer and with the keyboard. Nothing is drawn anew while something is held. */
export function dragCore({ current, dispatch, nameOf, tell, show }: DragParts, { offers, hold }: Shared) {
  const nameOfHeld = (held: Held): string => (held.id === null ? held.offer.name : nameOf(held.id));
  const columns = (): Columns => {
    const { blocks, secondBlocks } = current().draft;
    return { blocks: blocks.map(({ _id }) => _id), secondBlocks: secondBlocks.map(({ _id }) => _id) };
  };
  const tellPlace = (kind: 'over' | 'dropped', held: Held, { column, index }: Place): void => {
    const others = columns()[column].filter((id) => id !== held.id);
    tell({ kind, name: nameOfHeld(held), column, place: index + 1, count: others.length + 1 });
  };

  return {
    offers,
    columns,
    draft: () => current().draft,
    pick(held: Held): void {
      hold(held);
      tell({ kind: 'picked', name: nameOfHeld(held) });
    },
    over: (held: Held, at: Place): void => tellPlace('over', held, at),
    show: (held: Held, marks: Marks): void => show(marks, nameOfHeld(held)),
    /** Puts what is held on its place; null: it stays where it was. */
    drop(held: Held, at: Place | null): void {
      show(null, '');
      hold(null);
      if (!at) return tell({ kind: 'cancelled', name: nameOfHeld(held) });
      tellPlace('dropped', held, at);
      if (held.id !== null) return dispatch({ do: 'place_block', id: held.id, ...at });
      const made = held.offer.make();
      dispatch({ do: 'add_block', ...made, column: at.column, after: null, index: at.index });
      held.offer.onDropped(made.block);
    },
  };
}

export type DragCore = ReturnType<typeof dragCore>;
