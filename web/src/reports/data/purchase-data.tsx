import { boughtQuantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import { daysOfReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { type SaidMarks, withSaidMarks } from '@plateprint/shared/reports/rows/said-marks.ts';
import { startTransition, useCallback, useState } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Lockable } from '../../ui/layout/lockable.tsx';
import { AddPurchase } from './add-purchase.tsx';
import type { DataPartProps, ImportingProps, ShownRowsProps } from './cells/data-part.ts';
import styles from './cells/data.module.css';
import { withoutFile, withoutRow, withRows, withTaken } from './rows/draft-rows.ts';
import { FileBalances } from './file/file-balances.tsx';
import { ImportPanel } from './file/import-panel.tsx';
import { keyOfName } from './names/key-of-name.ts';
import { MatchAgain } from './rows/match-again.tsx';
import { useRowsByState } from './rows/use-rows-by-state.ts';
import { useBoughtStates } from './rows/use-bought-states.ts';
import { PurchaseRow } from './rows/purchase-row.tsx';
import { RowsTools } from './cells/rows-tools.tsx';
import { useOrigins } from './names/use-origins.ts';
import { useRememberName } from './names/use-remember-name.ts';
import { useKeepMonth } from './rows/use-keep-month.ts';
import { useEqualRows } from './rows/use-equal-rows.ts';
import { useUndo } from './cells/use-undo.ts';
import { WaysIn } from './cells/ways-in.tsx';
import { VirtualTable } from './cells/virtual-table.tsx';

const boughtName = ({ written, externalId }: IngredientRow): string => keyOfName(written, externalId);

/** The purchases: typed rows, pasted lists and files, each row with its food. */
export function PurchaseData({
  draft,
  restaurantId,
  onUpdate,
  isLocked,
  wasTried,
  from,
  onFrom,
}: DataPartProps & ShownRowsProps & ImportingProps) {
  const text = useText('reports/data');
  const own = useLanguage();
  const origins = useOrigins();
  const remember = useRememberName();
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const undoable = useUndo(draft, onUpdate);
  const keepMonth = useKeepMonth('procurement', restaurantId);
  const { ingredients, importedData } = draft;
  // The words of the rows, as the report reads them.
  const language = draft.currentImportedDataLanguage ?? draft.settings.language;
  const { stateOf, gramsOf } = useBoughtStates(ingredients, language);
  const quantitiesOf = useCallback((row: IngredientRow) => boughtQuantities(row, stateOf(row)), [stateOf]);
  const { sums, countOf, seen: all } = useRowsByState(ingredients, quantitiesOf, shown);
  const { seen, equal } = useEqualRows(all, boughtName, shown === 'waiting');

  const changeOne = (row: IngredientRow, change: Partial<IngredientRow>): void =>
    onUpdate((before) =>
      withRows(
        before,
        'ingredients',
        ({ key }) => key === row.key,
        (each) => ({ ...each, ...change }),
      ),
    );
  // A decision on a name holds wherever the name stands, and the next time, too.
  const decide = (row: IngredientRow, change: Partial<IngredientRow>, said: Partial<SaidMarks> = {}): void => {
    const decided = (each: IngredientRow): IngredientRow => ({ ...each, ...withSaidMarks(each, said), ...change });
    const key = keyOfName(row.written, row.externalId);
    const isSame = (each: IngredientRow): boolean =>
      each.key === row.key || (each.from !== null && keyOfName(each.written, each.externalId) === key);
    onUpdate((before) => withRows(before, 'ingredients', isSame, decided));
    if (row.from !== null) remember(decided(row), draft.currentImportedDataLanguage ?? own);
  };

  if (from !== null) {
    return (
      <ImportPanel
        variety="procurement"
        from={from}
        restaurantId={restaurantId}
        reportLanguage={draft.settings.language}
        file={importedData.length}
        rows={ingredients.length}
        timespan={daysOfReport(draft)}
        onNames={() => undefined}
        onClose={() => onFrom(null)}
        onMonth={keepMonth}
        onTake={(taken, writtenIn) =>
          startTransition(() => {
            onUpdate((before) => ({ ...withTaken(before, taken), currentImportedDataLanguage: writtenIn }));
            onFrom(null);
          })
        }
      />
    );
  }
  return (
    <div className={styles.data}>
      {!isLocked && (
        <WaysIn onFrom={onFrom}>
          <AddPurchase onAdd={(row) => onUpdate((before) => ({ ...before, ingredients: [row, ...before.ingredients] }))} />
        </WaysIn>
      )}
      <Lockable isLocked={isLocked}>
        <FileBalances
          files={importedData}
          sums={sums?.files ?? null}
          onRemove={(at) => undoable(text('fileRemoved'), (before) => withoutFile(before, at))}
        />
      </Lockable>
      {ingredients.length === 0 && (
        <EmptyState picture="plate" title={text('empty.purchasesTitle')}>
          {text('empty.purchases')}
        </EmptyState>
      )}
      {ingredients.length > 0 && (
        <>
          <RowsTools count={ingredients.length} countOf={countOf} shown={shown} onShow={setShown}>
            {!isLocked && <MatchAgain draft={draft} restaurantId={restaurantId} onUpdate={onUpdate} onNames={() => undefined} />}
          </RowsTools>
          <Lockable isLocked={isLocked}>
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
                { id: 'actions', label: text('grid.actions'), isUnseen: true },
              ]}
            >
              {(row, index) => (
                <PurchaseRow
                  row={row}
                  wasTried={wasTried}
                  state={stateOf(row)}
                  grams={gramsOf(row)}
                  number={row.from?.row ?? index + 1}
                  equal={equal(row)}
                  origins={origins}
                  namesIn={draft.currentImportedDataLanguage ?? own}
                  onChange={(change) => changeOne(row, change)}
                  onDecide={(change, said) => decide(row, change, said)}
                  onRemove={(reason) =>
                    undoable(text('rowRemoved'), (before) => withoutRow(before, 'ingredients', row.key, reason))
                  }
                />
              )}
            </VirtualTable>
          </Lockable>
        </>
      )}
    </div>
  );
}
