import type { RefObject } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Icon } from '../../../ui/control/icon.tsx';
import { MenuAt } from '../../../ui/overlay/menu.tsx';
import styles from './ingredient-grid.module.css';
import type { RowMove } from './row-move.ts';

interface RowMenuButtonProps {
  row: number;
  onOpen: (button: HTMLButtonElement) => void;
}

export function RowMenuButton({ row, onOpen }: RowMenuButtonProps) {
  const text = useText('recipes/editor');
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={text('row.menu', { row: row + 1 })}
      aria-haspopup="menu"
      onClick={(event) => onOpen(event.currentTarget)}
    >
      <Icon name="more" size={16} />
    </button>
  );
}

/** The line whose menu is open. */
export interface OpenRow {
  id: string;
  row: number;
  /** Nobody knows what it is: it may become an ingredient of the recipe's own. */
  isUnknown: boolean;
  /** Its foods, where it counts more than one: it may become a line each. */
  parts: readonly string[] | null;
}

interface RowMenuProps {
  open: OpenRow | null;
  anchor: RefObject<HTMLElement | null>;
  onMove: (id: string, row: number, move: RowMove) => void;
  onSplit: (id: string, parts: readonly string[]) => void;
  onClose: () => void;
}

/** The actions on a whole line, with the keys that do the same. */
export function RowMenu({ open, anchor, onMove, onSplit, onClose }: RowMenuProps) {
  const text = useText('recipes/editor');
  if (!open) return null;
  const { id, row, isUnknown, parts } = open;
  const does = (move: RowMove) => () => onMove(id, row, move);
  return (
    <MenuAt
      label={text('row.menu', { row: row + 1 })}
      anchor={anchor}
      isOpen
      onClose={onClose}
      entries={[
        { id: 'up', label: text('row.up'), hint: 'Alt ↑', icon: 'arrow-up', onAction: does('up'), disabled: row === 0 },
        { id: 'down', label: text('row.down'), hint: 'Alt ↓', icon: 'arrow-down', onAction: does('down') },
        { id: 'duplicate', label: text('row.duplicate'), hint: 'Ctrl D', icon: 'copy', onAction: does('duplicate') },
        ...(parts ? [{ id: 'split', label: text('row.split'), icon: 'add' as const, onAction: () => onSplit(id, parts) }] : []),
        ...(isUnknown ? [{ id: 'own', label: text('row.own'), icon: 'edit' as const, onAction: does('own') }] : []),
        { id: 'remove', label: text('row.remove'), icon: 'bin', onAction: does('remove'), danger: true, apart: true },
      ]}
    />
  );
}
