import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { Steps } from '../../ui/steps.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportSource } from './import-source.tsx';
import { importReducer, NEW_IMPORT } from './import-state.ts';
import { keepImport, keptImport } from './import-working-copy.ts';
import styles from './recipe-import.module.css';
import { useKitchenBags } from './use-kitchen-bags.ts';
import { useLineReadings } from './use-line-readings.ts';

interface RecipeImportProps {
  restaurant: Restaurant;
  userId: string;
}

/** From where → how its columns are read → look it over → created. What was begun is kept in this browser. */
export function RecipeImport({ restaurant, userId }: RecipeImportProps) {
  const text = useText('recipes/import');
  const [kept] = useState(() => keptImport(userId));
  const [isContinued, setContinued] = useState(kept !== null);
  const [state, dispatch] = useReducer(importReducer, kept ?? NEW_IMPORT);
  const bags = useKitchenBags(restaurant.id, state.library ?? 'restaurant');
  const readings = useLineReadings(state.items, { location: supplyLocation(restaurant.location), bags });
  useEffect(() => keepImport(userId, state.step === 'done' ? NEW_IMPORT : state), [userId, state]);

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
        {state.step === 'source' && <ImportSource state={state} dispatch={dispatch} />}
        {state.step === 'columns' && <ImportColumns state={state} dispatch={dispatch} />}
        {state.step === 'preview' && (
          <ImportPreview state={state} dispatch={dispatch} readings={readings} restaurant={restaurant} />
        )}
        {state.step === 'done' && (
          <ImportDone state={state} onRestart={restart} onMend={() => dispatch({ do: 'go', step: 'preview' })} />
        )}
      </div>
    </div>
  );
}
