import type { Mapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import { layoutOf, mappingProblem, RECIPE_COLUMNS, type RecipeField } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import { type Dispatch, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { ColumnMapping } from '../../spreadsheets/column-mapping.tsx';
import { ReadingProgress } from '../../spreadsheets/reading-progress.tsx';
import { SheetChoice } from '../../spreadsheets/sheet-choice.tsx';
import { useReading } from '../../spreadsheets/use-reading.ts';
import type { SheetView } from '../../spreadsheets/worker/spreadsheet-session.ts';
import type { WorkerClient } from '../../spreadsheets/worker/worker-client.ts';
import { Button } from '../../ui/control/button.tsx';
import { Message } from '../../ui/control/message.tsx';
import { ConfirmReplacing } from './confirm-replacing.tsx';
import { isWorkedOn, type ImportAction, type ImportState } from './import-state.ts';
import type { RecipeImportService } from './recipe-import-service.ts';
import styles from './recipe-import.module.css';
import { recipesOf } from './recipes-of.ts';

interface ImportColumnsProps {
  worker: WorkerClient<RecipeImportService>;
  state: ImportState;
  dispatch: Dispatch<ImportAction>;
}

/** The content of each column of the file, proposed and to be changed. */
export function ImportColumns({ worker, state, dispatch }: ImportColumnsProps) {
  const text = useText('recipes/import');
  const [isAsking, setAsking] = useState(false);
  const reading = useReading();
  const { spreadsheet, mapping } = state;
  const found = useRecipeCount(worker, mapping);
  if (!spreadsheet || !mapping) return null;
  const problem = mappingProblem(mapping);

  const show = (): void =>
    reading.read(
      () => recipesOf(worker),
      ({ recipes, leftRows }) => dispatch({ do: 'show', recipes, leftRows }),
    );
  const open = (opened: SheetView<RecipeField>): void => dispatch({ do: 'open_sheet', spreadsheet: opened });
  const cancel = (): void => {
    worker.end();
    dispatch({ do: 'go', step: 'source' });
  };

  return (
    <div className={styles.columns}>
      <h2 className={styles.heading}>{spreadsheet.name}</h2>
      <SheetChoice
        sheet={spreadsheet}
        onSheet={(at) => reading.read(() => worker.ask('choose', at), open)}
        onDelimiter={(delimiter) => reading.read(() => worker.ask('part', delimiter), open)}
      />
      <ColumnMapping
        sheet={spreadsheet}
        mapping={mapping}
        onChange={(changed) => dispatch({ do: 'map', mapping: changed })}
        onAbove={(above) => reading.read(() => worker.ask('startAt', above), open)}
        fields={RECIPE_COLUMNS.map((column) => ({ ...column, label: text(`field.${column.field}`) }))}
      />
      {problem ? (
        <Message tone="warning">{text(`columns.${problem}`)}</Message>
      ) : (
        <Message>{text(`columns.${layoutOf(mapping) === 'ingredient-rows' ? 'ingredientRows' : 'recipeRows'}`)}</Message>
      )}
      <ReadingProgress progress={reading.progress} onCancel={cancel} />
      <div className={styles.actions}>
        <Button onClick={() => dispatch({ do: 'go', step: 'source' })}>{text('back')}</Button>
        <Button variant="primary" disabled={found === 0} onClick={() => (isWorkedOn(state) ? setAsking(true) : show())}>
          {text('columns.next', { recipes: found })}
        </Button>
      </div>
      <ConfirmReplacing isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={show} />
    </div>
  );
}

/** How many recipes the rows are by a mapping; none until the worker has read them by it. */
function useRecipeCount(worker: WorkerClient<RecipeImportService>, mapping: Mapping<RecipeField> | null): number {
  const [found, setFound] = useState<{ mapping: Mapping<RecipeField>; count: number } | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (mapping)
      worker.ask('readRows', mapping).then(
        (count) => isWanted && setFound({ mapping, count }),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [worker, mapping]);
  return found?.mapping === mapping ? (found?.count ?? 0) : 0;
}
