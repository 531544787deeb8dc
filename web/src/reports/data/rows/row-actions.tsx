import { LEFT_OUT_REASONS, type LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { IconButton } from '../../../ui/opened/icon-button.tsx';
import { Menu } from '../../../ui/overlay/menu.tsx';
import type { MenuEntry } from '../../../ui/opened/menu-entry.ts';

interface RowActionsProps {
  name: string;
  /** A row of a file is left out for a reason; a typed one is simply gone. */
  isOfFile: boolean;
  onRemove: (reason: LeftOutReason) => void;
  more?: readonly MenuEntry[];
}

export function RowActions({ name, isOfFile, onRemove, more = [] }: RowActionsProps) {
  const text = useText('reports/data');
  if (!isOfFile && more.length === 0) {
    return <IconButton icon="close" size="small" label={text('removeRow', { name })} onPress={() => onRemove('other')} />;
  }
  const out = isOfFile
    ? LEFT_OUT_REASONS.map((reason, at) => ({
        id: reason,
        label: text('leaveOut', { reason: text(`reason.${reason}`) }),
        apart: at === 0 && more.length > 0,
        onAction: () => onRemove(reason),
      }))
    : [{ id: 'remove', label: text('removeRow', { name }), apart: true, onAction: () => onRemove('other') }];
  return <Menu size="small" label={text('grid.actionsFor', { name })} entries={() => [...more, ...out]} />;
}
