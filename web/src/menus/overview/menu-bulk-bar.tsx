import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { HeldBack, MarkedGate } from '../../access/marked-gate.tsx';
import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { Button } from '../../ui/control/button.tsx';
import type { MenuActions } from './use-menu-actions.ts';
import { useMenuBulk } from './use-menu-bulk.ts';

interface MenuBulkBarProps {
  chosen: ReadonlySet<string>;
  /** Those that are listed: what the person may do with each. */
  menus: readonly MenuSummary[];
  actions: Pick<MenuActions, 'mayClone' | 'mayDelete'>;
  restaurantId: string;
  isBin: boolean;
  onDone: () => void;
}

/** The actions on all marked menus at once. */
export function MenuBulkBar({ chosen, menus, actions, restaurantId, isBin, onDone }: MenuBulkBarProps) {
  const text = useText('menus/overview');
  const bulk = useMenuBulk(restaurantId);
  const marked = menus.filter(({ id }) => chosen.has(id));
  const idsOf = (may: (menu: MenuSummary) => boolean) => marked.filter(may).map(({ id }) => id);
  const [copied, changed] = [idsOf(actions.mayClone), idsOf(actions.mayDelete)];
  const then = async (action: Promise<void>): Promise<void> => {
    await action;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      <HeldBack marked={marked.length} open={changed.length} />
      {isBin ? (
        <PlanGate feature="a4_menus" label={text('restore')} size="small">
          <MarkedGate ofLibrary open={changed.length} label={text('restore')} size="small">
            <Button size="small" icon="undo" busy={bulk.isBusy} onClick={() => void then(bulk.restore(changed))}>
              {text('restore')}
            </Button>
          </MarkedGate>
        </PlanGate>
      ) : (
        <>
          <PlanGate feature="a4_menus" label={text('bulk.clone')} size="small">
            <Button size="small" icon="copy" busy={bulk.isBusy} onClick={() => void then(bulk.clone(copied))}>
              {text('bulk.clone')}
            </Button>
          </PlanGate>
          <PlanGate feature="a4_menus" label={text('delete')} size="small">
            <MarkedGate ofLibrary open={changed.length} label={text('delete')} size="small">
              <Button size="small" icon="bin" variant="danger" busy={bulk.isBusy} onClick={() => void then(bulk.remove(changed))}>
                {text('delete')}
              </Button>
            </MarkedGate>
          </PlanGate>
        </>
      )}
    </BulkBar>
  );
}
