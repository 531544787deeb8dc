import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { BulkBar } from '../../ui/bulk-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { RecipeBulkEdit } from './recipe-bulk-edit.tsx';
import { useRecipeBulk } from './use-recipe-bulk.ts';

interface RecipeBulkBarProps {
  chosen: ReadonlySet<string>;
  organizationId: string;
  isBin: boolean;
  onDone: () => void;
}

/** What can be done with all marked recipes at once. */
export function RecipeBulkBar({ chosen, organizationId, isBin, onDone }: RecipeBulkBarProps) {
  const text = useText('recipes/overview');
  const [isEditing, setEditing] = useState(false);
  const bulk = useRecipeBulk();
  const ids = [...chosen];
  const then = async (deed: Promise<void>): Promise<void> => {
    await deed;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      {isBin ? (
        <Button size="small" icon="undo" busy={bulk.isBusy} onClick={() => void then(bulk.restore(ids))}>
          {text('bin.restore')}
        </Button>
      ) : (
        <>
          <Button size="small" icon="edit" busy={bulk.isBusy} onClick={() => setEditing(true)}>
            {text('bulk.edit')}
          </Button>
          <Button size="small" icon="bin" variant="danger" busy={bulk.isBusy} onClick={() => void then(bulk.remove(ids))}>
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
