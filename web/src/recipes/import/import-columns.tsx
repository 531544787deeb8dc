import { proposeMapping } from '@plateprint/shared/kernel/spreadsheet/mapping.ts';
import type { Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import { layoutOf, mappingProblem, RECIPE_COLUMNS, recipesInSheet } from '@plateprint/shared/recipes/import/sheet-recipes.ts';
import { useState, type Dispatch } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ColumnMapping } from '../../spreadsheets/column-mapping.tsx';
import { readSpreadsheetText, type ReadSpreadsheet } from '../../spreadsheets/read-sheets.ts';
import { SheetChoice } from '../../spreadsheets/sheet-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { ConfirmReplacing } from './confirm-replacing.tsx';
import { isWorkedOn, type ImportAction, type ImportState } from './import-state.ts';
import { likelyNumberFormat } from './likely-number-format.ts';
import styles from './recipe-import.module.css';

interface ImportColumnsProps {
  state: ImportState;
  dispatch: Dispatch<ImportAction>;
}

/** What each column of the file holds, proposed and to be changed. */
export function ImportColumns({ state, dispatch }: ImportColumnsProps) {
  const text = useText('recipes/import');
  const own = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const { spreadsheet, mapping } = state;
  const sheet = spreadsheet?.sheets[state.sheet];
  if (!spreadsheet || !sheet || !mapping) return null;
  const problem = mappingProblem(mapping);
  const found = problem ? null : recipesInSheet(sheet, mapping, { likely: own });

  const show = (): void => {
    if (found) dispatch({ do: 'show', ...found });
  };
  const open = (opened: ReadSpreadsheet, at: number): void => {
    const chosen = opened.sheets[at];
    if (!chosen) return;
    const proposed = proposeMapping(chosen, RECIPE_COLUMNS, likelyNumberFormat(own));
    dispatch({ do: 'open_sheet', spreadsheet: opened, sheet: at, mapping: proposed });
  };
  const part = (delimiter: Delimiter): void => {
    void readSpreadsheetText(spreadsheet.text ?? '', spreadsheet.name, delimiter).then((opened) => open(opened, 0));
  };

  return (
    <div className={styles.columns}>
      <h2 className={styles.heading}>{spreadsheet.name}</h2>
      <SheetChoice spreadsheet={spreadsheet} sheet={state.sheet} onSheet={(at) => open(spreadsheet, at)} onDelimiter={part} />
      <ColumnMapping
        sheet={sheet}
        mapping={mapping}
        onChange={(changed) => dispatch({ do: 'map', mapping: changed })}
        onAbove={(above) =>
          dispatch({ do: 'map', mapping: proposeMapping(sheet, RECIPE_COLUMNS, likelyNumberFormat(own), above) })
        }
        fields={RECIPE_COLUMNS.map((column) => ({ ...column, label: text(`field.${column.field}`) }))}
      />
      {problem ? (
        <Message tone="warning">{text(`columns.${problem}`)}</Message>
      ) : (
        <Message>{text(`columns.${layoutOf(mapping) === 'ingredient-rows' ? 'ingredientRows' : 'recipeRows'}`)}</Message>
      )}
      <div className={styles.deeds}>
        <Button onClick={() => dispatch({ do: 'go', step: 'source' })}>{text('back')}</Button>
        <Button
          variant="primary"
          disabled={!found || found.recipes.length === 0}
          onClick={() => (isWorkedOn(state) ? setAsking(true) : show())}
        >
          {text('columns.next', { recipes: found?.recipes.length ?? 0 })}
        </Button>
      </div>
      <ConfirmReplacing isOpen={isAsking} onClose={() => setAsking(false)} onConfirm={show} />
    </div>
  );
}
