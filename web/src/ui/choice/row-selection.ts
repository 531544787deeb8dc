import { useState, type ReactNode } from 'react';

/** Rows that are marked for an action on all of them. */
export interface RowSelection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The props with which a table lets rows be marked. */
export interface SelectableRows<Row> extends RowSelection {
  /** Read out with the row's box: the row's name. */
  nameOf: (row: Row) => string;
  /** Rows that no action is for, such as oneself among the members. */
  isFixed?: (row: Row) => boolean;
  /** Buttons of the bar that appears when rows are marked. */
  actions: ReactNode;
}

export function useRowSelection(): RowSelection & { clear: () => void } {
  const [chosen, onChange] = useState<ReadonlySet<string>>(new Set());
  return { chosen, onChange, clear: () => onChange(new Set()) };
}

/** The set with one key in or out. */
export function withKey(chosen: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(chosen);
  if (isIn) after.add(key);
  else after.delete(key);
  return after;
}
