import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { RecipeBulkEdit } from './recipe-bulk-edit.tsx';
import type { RecipeBulk } from './use-recipe-bulk.ts';

interface RecipeBulkBarProps {
  chosen: ReadonlySet<string>;
  bulk: RecipeBulk;
  isBusy: boolean;
  organizationId: string;
  isBin: boolean;
  /** Marks what is not fetched yet too; null where everything is. */
  onChooseAll: (() => void) | null;
  onDone: () => void;
}

/** What can be done with all marked recipes at once. */
export function RecipeBulkBar({ chosen, bulk, isBusy, organizationId, isBin, onChooseAll, onDone }: RecipeBulkBarProps) {
  const text = useText('recipes/overview');
  const [isEditing, setEditing] = useState(false);
  const ids = [...chosen];
  const then = async (deed: Promise<void>): Promise<void> => {
    await deed;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      {onChooseAll && (
        <Button size="small" variant="quiet" onClick={onChooseAll}>
          {text('bulk.markAll')}
        </Button>
      )}
      {isBin ? (
        <Button size="small" icon="undo" busy={isBusy} onClick={() => void then(bulk.restore(ids))}>
          {text('bin.restore')}
        </Button>
      ) : (
        <>
          <Button size="small" icon="edit" busy={isBusy} onClick={() => setEditing(true)}>
            {text('bulk.edit')}
          </Button>
          <Button size="small" icon="bin" variant="danger" busy={isBusy} onClick={() => void then(bulk.remove(ids))}>
            {text('bulk.delete')}
          </Button>
        </>
      )}
      <RecipeBulkEdit
        count={chosen.size}
        organizationId={organizationId}
        isOpen={isEditing}
        onClose={() => setEditing(false)}
        onChange={(changes) => {
          setEditing(false);
          void then(bulk.change(ids, changes));
        }}
      />
    </BulkBar>
  );
}
