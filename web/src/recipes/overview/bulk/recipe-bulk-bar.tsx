import { MOST_IN_MATRIX } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { HeldBack, MarkedGate } from '../../../access/marked-gate.tsx';
import { PlanGate } from '../../../access/plan-gate.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BulkBar } from '../../../ui/table/bulk-bar.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { useMaySetScope } from '../../use-may-set-scope.ts';
import { useServedQuestion } from '../actions/use-served-question.tsx';
import { RecipeBulkEdit } from './recipe-bulk-edit.tsx';
import type { Working } from './use-long-work.ts';
import { useRecipeBulk } from './use-recipe-bulk.ts';

interface RecipeBulkBarProps {
  chosen: ReadonlySet<string>;
  /** Those of the chosen that the person may not change: they stay as they are. */
  isHeldBack: (id: string) => boolean;
  working: Working;
  restaurant: Restaurant;
  isBin: boolean;
  /** Marks what is not fetched yet too; null where everything is. */
  onChooseAll: (() => void) | null;
  onDone: () => void;
}

/** The actions on all marked recipes at once. */
export function RecipeBulkBar(props: RecipeBulkBarProps) {
  const { chosen, isHeldBack, working, restaurant, isBin, onChooseAll, onDone } = props;
  const text = useText('recipes/overview');
  const allergens = useText('menus/allergens');
  const navigate = useNavigate();
  const bulk = useRecipeBulk(working);
  const [isEditing, setEditing] = useState(false);
  const served = useServedQuestion();
  const isBusy = working.work !== null || served.isAsking;
  const maySetScope = useMaySetScope(restaurant);
  const ids = [...chosen].filter((id) => !isHeldBack(id));
  const then = async (action: Promise<void>): Promise<void> => {
    await action;
    onDone();
  };
  return (
    <BulkBar count={chosen.size} onClear={onDone}>
      <HeldBack marked={chosen.size} open={ids.length} />
      {onChooseAll && (
        <Button size="small" variant="quiet" onClick={onChooseAll}>
          {text('bulk.markAll')}
        </Button>
      )}
      {isBin ? (
        <PlanGate feature="recipes" label={text('bin.restore')} size="small">
          <MarkedGate ofLibrary open={ids.length} label={text('bin.restore')} size="small">
            <Button size="small" icon="undo" busy={isBusy} onClick={() => void then(bulk.restore(ids))}>
              {text('bin.restore')}
            </Button>
          </MarkedGate>
        </PlanGate>
      ) : (
        <>
          {chosen.size <= MOST_IN_MATRIX && (
            <Button
              size="small"
              icon="list"
              onClick={() => void navigate({ to: '/menus/allergens', search: { recipes: [...chosen].join(',') } })}
            >
              {allergens('title')}
            </Button>
          )}
          <PlanGate feature="recipes" label={text('bulk.edit')} size="small">
            <MarkedGate ofLibrary open={ids.length} label={text('bulk.edit')} size="small">
              <Button size="small" icon="edit" busy={isBusy} onClick={() => setEditing(true)}>
                {text('bulk.edit')}
              </Button>
            </MarkedGate>
          </PlanGate>
          <PlanGate feature="recipes" label={text('bulk.delete')} size="small">
            <MarkedGate ofLibrary open={ids.length} label={text('bulk.delete')} size="small">
              <Button
                size="small"
                icon="bin"
                variant="danger"
                busy={isBusy}
                onClick={() => void served.ask(ids, () => void then(bulk.remove(ids)))}
              >
                {text('bulk.delete')}
              </Button>
            </MarkedGate>
          </PlanGate>
        </>
      )}
      {served.question}
      <RecipeBulkEdit
        count={ids.length}
        organizationId={restaurant.organizationId}
        maySetScope={maySetScope}
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
