import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { LeaveGuard } from '../../drafts/leave-guard.tsx';
import { NoRoom } from '../../drafts/no-room.tsx';
import { UnreadableDraft } from '../../drafts/unreadable-draft.tsx';
import { useKeptDraft } from '../../drafts/use-kept-draft.ts';
import type { Beginning } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useWorker } from '../../spreadsheets/worker/use-worker.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { Steps } from '../../ui/layout/steps.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { IMPORT_DRAFT, isUnfinished } from './import-draft-format.ts';
import { importReducer, type ImportState } from './import-state.ts';
import type { RecipeImportService } from './recipe-import-service.ts';
import styles from './recipe-import.module.css';
import { useKitchenBags } from './use-kitchen-bags.ts';
import { useLineReadings } from './use-line-readings.ts';

interface RecipeImportProps {
  restaurant: Restaurant;
  /** The beginning: nothing, or an unfinished import that is gone on with. */
  beginning: Beginning<ImportState>;
}

const startWorker = (): Worker => new Worker(new URL('./recipe-import-worker.ts', import.meta.url), { type: 'module' });

/** From where → how its columns are read → look it over → created. What was begun is kept in this browser. */
export function RecipeImport({ restaurant, beginning }: RecipeImportProps) {
  const text = useText('recipes/import');
  const worker = useWorker<RecipeImportService>(startWorker);
  const { place, writer, unreadable } = beginning;
  const [isContinued, setContinued] = useState(writer !== null);
  const [state, dispatch] = useReducer(importReducer, beginning.state);
  const keeping = useKeptDraft({ format: IMPORT_DRAFT, place, writer, restaurantId: restaurant.id }, state, isUnfinished(state));
  const bags = useKitchenBags(restaurant.id, state.library ?? 'restaurant');
  const readings = useLineReadings(state.items, { location: supplyLocation(restaurant.location), bags });

  // The button that led on is gone: the next step is where reading and Tab go on.
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(state.step);
  useEffect(() => {
    if (shown.current !== state.step) {
      stage.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    shown.current = state.step;
  }, [state.step]);

  const steps = [
    { id: 'source' as const, label: text('step.source') },
    ...(state.spreadsheet ? [{ id: 'columns' as const, label: text('step.columns') }] : []),
    { id: 'preview' as const, label: text('step.preview') },
    { id: 'done' as const, label: text('step.done') },
  ];
  const restart = (): void => {
    setContinued(false);
    dispatch({ do: 'restart' });
  };

  return (
    <div className={styles.import}>
      <Steps label={text('title')} steps={steps} current={state.step} />
      <NoRoom isKept={keeping.isKept} />
      {unreadable && <UnreadableDraft place={unreadable} />}
      {isContinued && (
        <Message
          action={
            <Button size="small" onClick={restart}>
              {text('startAgain')}
            </Button>
          }
        >
          {text('continued')}
        </Message>
      )}
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {state.step === 'source' && <ImportSource worker={worker} state={state} dispatch={dispatch} />}
        {state.step === 'columns' && <ImportColumns worker={worker} state={state} dispatch={dispatch} />}
        {state.step === 'preview' && (
          <ImportPreview state={state} dispatch={dispatch} readings={readings} restaurant={restaurant} />
        )}
        {state.step === 'done' && (
          <ImportDone state={state} onRestart={restart} onMend={() => dispatch({ do: 'go', step: 'preview' })} />
        )}
      </div>
      {/* Stored work waits in the overview: only work without room asks. */}
      <LeaveGuard isUnsaved={isUnfinished(state) && !keeping.isKept} keeping={keeping} save={null} isOfRestaurant />
    </div>
  );
}
