import { boughtQuantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import { ingredientRowState, ROW_STATES, type RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { IngredientRow } from '@plateprint/shared/reports/imported-row.ts';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddPurchase } from './add-purchase.tsx';
import type { DataPartProps, ImportingProps } from './data-part.ts';
import styles from './data.module.css';
import { withoutFile, withoutRow, withRows, withTaken } from './draft-rows.ts';
import { FileBalances } from './file-balances.tsx';
import { ImportPanel } from './import-panel.tsx';
import { keyOfName } from './look-up-names.ts';
import { MatchAgain } from './match-again.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import { StateFilter } from './state-filter.tsx';
import { useOrigins } from './use-origins.ts';
import { useRememberName } from './use-remember-name.ts';
import { useUndo } from './use-undo.ts';
import { VirtualTable } from './virtual-table.tsx';

/** What was bought: typed rows, pasted lists and files, each row with what it counts as. */
export function PurchaseData({ draft, restaurantId, onUpdate, from, onFrom }: DataPartProps & ImportingProps) {
  const text = useText('reports/data');
  const own = useLanguage();
  const origins = useOrigins();
  const remember = useRememberName();
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const undoable = useUndo(draft, onUpdate);
  const { ingredients, importedData } = draft;
  const states = useMemo(() => new Map(ingredients.map((row) => [row.key, ingredientRowState(row)])), [ingredients]);
  const count = (state: RowState): number => [...states.values()].filter((each) => each === state).length;
  const seen = shown === 'all' ? ingredients : ingredients.filter(({ key }) => states.get(key) === shown);

  const changeOne = (row: IngredientRow, change: Partial<IngredientRow>): void =>
    onUpdate((before) =>
      withRows(
        before,
        'ingredients',
        ({ key }) => key === row.key,
        (each) => ({ ...each, ...change }),
      ),
    );
  // What a name means it means wherever it stands, and the next time, too.
  const decide = (row: IngredientRow, change: Partial<IngredientRow>): void => {
    const key = keyOfName(row.written, row.externalId);
    const isSame = (each: IngredientRow): boolean =>
      each.key === row.key || (each.from !== null && keyOfName(each.written, each.externalId) === key);
    onUpdate((before) => withRows(before, 'ingredients', isSame, (each) => ({ ...each, ...change })));
    if (row.from !== null) remember({ ...row, ...change }, draft.currentImportedDataLanguage ?? own);
  };

  if (from !== null) {
    return (
      <ImportPanel
        variety="procurement"
        from={from}
        restaurantId={restaurantId}
        file={importedData.length}
        rows={ingredients.length}
        onNames={() => undefined}
        onClose={() => onFrom(null)}
        onTake={(taken, language) => {
          onUpdate((before) => ({ ...withTaken(before, taken), currentImportedDataLanguage: language }));
          onFrom(null);
        }}
      />
    );
  }
  return (
    <div className={styles.data}>
      <div className={styles.add}>
        <AddPurchase onAdd={(row) => onUpdate((before) => ({ ...before, ingredients: [row, ...before.ingredients] }))} />
        <Button icon="list" onClick={() => onFrom('paste')}>
          {text('paste')}
        </Button>
        <Button icon="upload" onClick={() => onFrom('file')}>
          {text('file')}
        </Button>
      </div>
      <FileBalances
        files={importedData}
        rows={ingredients}
        quantitiesOf={boughtQuantities}
        onRemove={(at) => undoable(text('fileRemoved'), (before) => withoutFile(before, at))}
      />
      {ingredients.length === 0 && (
        <EmptyState picture="plate" title={text('empty.purchasesTitle')}>
          {text('empty.purchases')}
        </EmptyState>
      )}
      {ingredients.length > 0 && (
        <>
          <div className={styles.tools}>
            <StateFilter
              value={shown}
              onChange={setShown}
              choices={[
                { value: 'all' as const, label: text('state.all'), count: ingredients.length },
                ...ROW_STATES.map((value) => ({ value, label: text(`state.${value}`), count: count(value) })),
              ].filter((choice) => choice.value === 'all' || choice.value === shown || choice.count > 0)}
            />
            {count('waiting') > 0 && (
              <MatchAgain draft={draft} restaurantId={restaurantId} onUpdate={onUpdate} onNames={() => undefined} />
            )}
          </div>
          <VirtualTable
            caption={text('boughtRows')}
            rows={seen}
            keyOf={({ key }) => key}
            head={[
              { id: 'row', label: text('grid.row') },
              { id: 'name', label: text('grid.written') },
              { id: 'food', label: text('grid.food') },
              { id: 'amount', label: text('field.amount'), isNumber: true },
              { id: 'unit', label: text('field.unit') },
              { id: 'state', label: text('grid.state') },
              { id: 'deeds', label: text('grid.deeds'), isUnseen: true },
            ]}
          >
            {(row, index) => (
              <PurchaseRow
                row={row}
                number={row.from?.row ?? index + 1}
                origins={origins}
                namesIn={draft.currentImportedDataLanguage ?? own}
                onChange={(change) => changeOne(row, change)}
                onDecide={(change) => decide(row, change)}
                onRemove={(reason) =>
                  undoable(text('rowRemoved'), (before) => withoutRow(before, 'ingredients', row.key, reason))
                }
              />
            )}
          </VirtualTable>
        </>
      )}
    </div>
  );
}
