import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { useNavigate } from '@tanstack/react-router';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuActions } from './use-menu-actions.ts';

/** The actions on a menu from outside of it; in the bin, to take it out. */
export function MenuEntries({ menu, actions, isBin }: { menu: MenuSummary; actions: MenuActions; isBin: boolean }) {
  const text = useText('menus/overview');
  const publish = useText('menus/publish');
  const allergens = useText('menus/allergens');
  const navigate = useNavigate();
  if (isBin) {
    return (
      <PlanGate feature="a4_menus" label={text('restore')} size="small">
        <Button
          size="small"
          icon="undo"
          aria-label={text('restoreOne', { name: menu.name })}
          onClick={() => actions.onRestore(menu)}
        >
          {text('restore')}
        </Button>
      </PlanGate>
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
        {
          id: 'allergens',
          label: allergens('title'),
          icon: 'list',
          onAction: () => void navigate({ to: '/menus/allergens', search: { menu: menu.id } }),
        },
        ...actions.linksFor(menu).map((link) => ({
          id: `publish ${link.linkNumber}`,
          label: publish('inPlace', {
            link: link.name || text('link', { number: link.linkNumber }),
            name: link.menu?.name ?? '',
          }),
          icon: 'share' as const,
          onAction: () =>
            void navigate({ to: '/menus/menu/{-$id}', params: { id: menu.id }, search: { publish: link.linkNumber } }),
        })),
        ...(actions.mayClone(menu)
          ? [{ id: 'clone', label: text('clone'), icon: 'copy' as const, onAction: () => actions.onClone(menu) }]
          : []),
        ...(actions.mayDelete(menu)
          ? [
              {
                id: 'delete',
                label: text('delete'),
                icon: 'bin' as const,
                danger: true,
                apart: true,
                onAction: () => actions.onDelete(menu),
              },
            ]
          : []),
      ]}
    />
  );
}
