import { useText } from '../../i18n/use-text.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
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
  const then = async (deed: Promise<void>): Promise<void> => {
    await deed;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      {isBin ? (
        <Button size="small" icon="undo" busy={bulk.isBusy} onClick={() => void then(bulk.restore(ids))}>
          {text('restore')}
        </Button>
      ) : (
        <>
          <Button size="small" icon="copy" busy={bulk.isBusy} onClick={() => void then(bulk.clone(ids))}>
            {text('bulk.clone')}
          </Button>
          <Button size="small" icon="bin" variant="danger" busy={bulk.isBusy} onClick={() => void then(bulk.remove(ids))}>
            {text('delete')}
          </Button>
        </>
      )}
    </BulkBar>
  );
}
