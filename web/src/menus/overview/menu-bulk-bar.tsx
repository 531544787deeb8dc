import { PlanGate } from '../../access/plan-gate.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { BulkBar } from '../../ui/table/bulk-bar.tsx';
import { Button } from '../../ui/control/button.tsx';
import { useMenuBulk } from './use-menu-bulk.ts';

interface MenuBulkBarProps {
  chosen: ReadonlySet<string>;
  restaurantId: string;
  isBin: boolean;
  onDone: () => void;
}

/** What can be done with all marked menus at once. */
export function MenuBulkBar({ chosen, restaurantId, isBin, onDone }: MenuBulkBarProps) {
  const text = useText('menus/overview');
  const bulk = useMenuBulk(restaurantId);
  const ids = [...chosen];
  const then = async (action: Promise<void>): Promise<void> => {
    await action;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      {isBin ? (
        <PlanGate feature="a4_menus" label={text('restore')} size="small">
          <Button size="small" icon="undo" busy={bulk.isBusy} onClick={() => void then(bulk.restore(ids))}>
            {text('restore')}
          </Button>
        </PlanGate>
      ) : (
        <>
          <PlanGate feature="a4_menus" label={text('bulk.clone')} size="small">
            <Button size="small" icon="copy" busy={bulk.isBusy} onClick={() => void then(bulk.clone(ids))}>
              {text('bulk.clone')}
            </Button>
          </PlanGate>
          <PlanGate feature="a4_menus" label={text('delete')} size="small">
            <Button size="small" icon="bin" variant="danger" busy={bulk.isBusy} onClick={() => void then(bulk.remove(ids))}>
              {text('delete')}
            </Button>
          </PlanGate>
        </>
      )}
    </BulkBar>
  );
}
