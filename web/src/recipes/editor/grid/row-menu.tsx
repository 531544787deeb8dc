import type { RefObject } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { MenuAt } from '../../../ui/overlay/menu.tsx';
import type { RowMove } from './row-move.ts';
import type { OpenRow } from './row-props.ts';

interface RowMenuProps {
  open: OpenRow;
  anchor: RefObject<HTMLElement | null>;
  onMove: (id: string, row: number, move: RowMove) => void;
  onSplit: (id: string, parts: readonly string[]) => void;
  onClose: () => void;
}

/** The actions on a whole line, with the keys that do the same. */
export function RowMenu({ open, anchor, onMove, onSplit, onClose }: RowMenuProps) {
  const text = useText('recipes/editor');
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
