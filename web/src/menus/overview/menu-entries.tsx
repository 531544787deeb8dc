import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useNavigate } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuDeeds } from './use-menu-deeds.ts';

/** What can be done with a menu from outside of it; in the bin, to take it out. */
export function MenuEntries({ menu, deeds, isBin }: { menu: MenuSummary; deeds: MenuDeeds; isBin: boolean }) {
  const text = useText('menus/overview');
  const navigate = useNavigate();
  if (isBin) {
    return (
      <Button size="small" icon="undo" aria-label={text('restoreOne', { name: menu.name })} onClick={() => deeds.onRestore(menu)}>
        {text('restore')}
      </Button>
    );
  }
  return (
    <Menu
      label={text('of', { name: menu.name })}
      size="small"
      entries={[
        {
          id: 'open',
          label: text('open'),
          icon: 'edit',
          onAction: () => void navigate({ to: '/menus/menu/{-$id}', params: { id: menu.id } }),
        },
        { id: 'clone', label: text('clone'), icon: 'copy', onAction: () => deeds.onClone(menu) },
        {
          id: 'delete',
          label: text('delete'),
          icon: 'bin',
          danger: true,
          apart: true,
          onAction: () => deeds.onDelete(menu),
        },
      ]}
    />
  );
}
