import { mayEditLibrary } from '@plateprint/shared/access/abilities.ts';
import { importProblem, ingredientsOf, standingOf } from '@plateprint/shared/recipes/import/import-draft.ts';
import { LIBRARY_SCOPES } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useState, type Dispatch } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ProgressBar } from '../../ui/chart/progress-bar.tsx';
import { RadioGroup } from '../../ui/choice/radio-group.tsx';
import { SegmentedControl } from '../../ui/choice/segmented-control.tsx';
import { useFailureText } from '../../ui/layout/use-failure-text.ts';
import { useActor } from '../../users/actor.ts';
import { ImportCount } from './import-count.tsx';
import { AskPortions } from './ask-portions.tsx';
import { ImportRecipe } from './import-recipe.tsx';
import { type ImportAction, type ImportItem, type ImportState, itemsToCreate } from './import-state.ts';
import styles from './recipe-import.module.css';
import type { LineReadings } from './use-line-readings.ts';
import { useCreateImported } from './use-create-imported.ts';

interface ImportPreviewProps {
  state: ImportState;
  dispatch: Dispatch<ImportAction>;
  readings: LineReadings;
  restaurant: Restaurant;
}

/** How many recipes are on the page at once; more come on request. */
const SHOWN_AT_ONCE = 50;

/** Every recipe with the state of its lines; what is not taken or not right stays out. */
export function ImportPreview({ state, dispatch, readings, restaurant }: ImportPreviewProps) {
  const text = useText('recipes/import');
  const failureText = useFailureText();
  const actor = useActor();
  const organization = { id: restaurant.organizationId, enterpriseId: actor.enterpriseId };
  const mayFillLibrary = mayEditLibrary(actor, organization);
  const library = mayFillLibrary ? state.library : 'restaurant';
  const [isLibraryMissing, setLibraryMissing] = useState(false);
  const [shown, setShown] = useState<'all' | 'look'>('all');
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const creating = useCreateImported({
    restaurantId: restaurant.id,
    library: library ?? 'restaurant',
    readingOf: readings.readingOf,
    onOutcomes: (outcomes) => dispatch({ do: 'outcomes', outcomes }),
  });
  const ready = itemsToCreate(state.items);
  const items = state.items.filter((item) => shown === 'all' || needsALook(item, readings));
  const isBusy = creating.state === 'busy';
  const isStopped = creating.state === 'stopped';
  const first = state.items.find(({ outcome }) => outcome.state !== 'created');

  const create = (): void => {
    setLibraryMissing(library === null);
    if (library === null) return;
    void creating.create(ready).then((isAnswered) => isAnswered && dispatch({ do: 'go', step: 'done' }));
  };

  return (
    <div className={styles.preview}>
      <ImportCount items={state.items} readings={readings} />
      {readings.failure && (
        <Message
          tone="danger"
          action={
            <Button size="small" onClick={readings.retry}>
              {text('preview.readAgain')}
            </Button>
          }
        >
          {failureText(readings.failure)}
        </Message>
      )}
      {state.leftRows.length > 0 && (
        <Message tone="warning">
          {text('preview.leftRows', { count: state.leftRows.length, rows: state.leftRows.slice(0, 12).join(', ') })}
        </Message>
      )}
      <AskPortions key={state.items.length} items={state.items} dispatch={dispatch} />
      {state.items.length > 1 && (
        <div className={styles.tools}>
          <SegmentedControl
            label={text('preview.show')}
            value={shown}
            onChange={setShown}
            segments={[
              { value: 'all', label: text('preview.showAll') },
              { value: 'look', label: text('preview.showLook') },
            ]}
          />
          <Button
            size="small"
            variant="quiet"
            onClick={() =>
              dispatch({ do: 'take', ids: state.items.map(({ id }) => id), isTaken: ready.length < state.items.length })
            }
          >
            {text(ready.length < state.items.length ? 'preview.takeAll' : 'preview.takeNone')}
          </Button>
        </div>
      )}
      {items.length === 0 && <p className={styles.soft}>{text('preview.nothingToLook')}</p>}
      <ul className={styles.recipes}>
        {items.slice(0, most).map((item) => (
          <ImportRecipe
            key={item.id}
            item={item}
            isOpenAtFirst={state.items.length <= 3 || item.id === first?.id}
            readings={readings}
            dispatch={dispatch}
          />
        ))}
      </ul>
      {items.length > most && (
        <Button onClick={() => setMost(most + SHOWN_AT_ONCE)}>{text('preview.more', { count: items.length - most })}</Button>
      )}
      <div className={styles.create}>
        <RadioGroup
          label={text('preview.library')}
          value={library}
          onChange={(chosen) => dispatch({ do: 'library', library: chosen })}
          problem={isLibraryMissing && library === null ? text('preview.noLibrary') : null}
          choices={LIBRARY_SCOPES.map((value) => ({
            value,
            label: text(`preview.in.${value}`),
            ...(value === 'organization' && !mayFillLibrary ? { disabled: true, hint: text('preview.libraryOf') } : {}),
          }))}
        />
        {isBusy && <ProgressBar label={text('preview.creating')} share={creating.share} onCancel={creating.cancel} />}
        {isStopped && (
          <Message tone={creating.failure ? 'danger' : 'info'}>
            {creating.failure && <p>{failureText(creating.failure)}</p>}
            <p>{text('preview.stopped', { left: ready.length })}</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button disabled={isBusy} onClick={() => dispatch({ do: 'go', step: state.spreadsheet ? 'columns' : 'source' })}>
            {text('back')}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={ready.length === 0 || (readings.left > 0 && !readings.failure)}
            onClick={create}
          >
            {text(isStopped ? 'preview.continue' : 'preview.create', { recipes: ready.length })}
          </Button>
        </div>
        {ready.length === 0 && <p className={styles.soft}>{text('preview.nothingTaken')}</p>}
      </div>
    </div>
  );
}

function needsALook(item: ImportItem, readings: LineReadings): boolean {
  if (item.outcome.state === 'refused') return true;
  const standings = ingredientsOf(item.recipe).map((line) => readings.readingOf(item, line)?.standing);
  return importProblem(item.recipe) !== null || standings.length === 0 || standingOf(standings) !== 'understood';
}
