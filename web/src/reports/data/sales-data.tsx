import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { soldQuantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import type { RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { daysOfReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { startTransition, useState } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { Lockable } from '../../ui/layout/lockable.tsx';
import { AddSold } from './add-sold.tsx';
import type { DataPartProps, ImportingProps, ShownRowsProps } from './cells/data-part.ts';
import styles from './cells/data.module.css';
import { withoutFile, withoutRow, withRows, withTaken } from './rows/draft-rows.ts';
import { FileBalances } from './file/file-balances.tsx';
import { ImportPanel } from './file/import-panel.tsx';
import { keyOfName } from './names/key-of-name.ts';
import { MatchAgain } from './rows/match-again.tsx';
import { useRowsByState } from './rows/use-rows-by-state.ts';
import { SoldMenus } from './sold-menus.tsx';
import { SoldRow } from './rows/sold-row.tsx';
import { RowsTools } from './cells/rows-tools.tsx';
import { useSuggestedRecipes } from './rows/use-suggested-recipes.ts';
import { useKeepMonth } from './rows/use-keep-month.ts';
import { useEqualRows } from './rows/use-equal-rows.ts';
import { useMakeRecipe } from './rows/use-make-recipe.ts';
import { useUndo } from './cells/use-undo.ts';
import { WaysIn } from './cells/ways-in.tsx';
import { VirtualTable } from './cells/virtual-table.tsx';

const soldName = ({ name }: RecipeRow): string => keyOfName(name);

interface SalesDataProps extends DataPartProps, ShownRowsProps, ImportingProps {
  recipeNames: Readonly<Record<string, string>>;
  onNames: (names: Record<string, string>) => void;
}

/** The sales: picked dishes and menus, pasted lists and files, each row with its recipe. */
export function SalesData({
  draft,
  restaurantId,
  onUpdate,
  isLocked,
  wasTried,
  from,
  onFrom,
  recipeNames,
  onNames,
}: SalesDataProps) {
  const text = useText('reports/data');
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const undoable = useUndo(draft, onUpdate);
  const keepMonth = useKeepMonth('sales', restaurantId);
  const { recipes, menus, importedData } = draft;
  const suggestedFor = useSuggestedRecipes(restaurantId, recipes);
  const { sums, countOf, seen: all } = useRowsByState(recipes, soldQuantities, shown);
  const { seen, equal } = useEqualRows(all, soldName, shown === 'waiting');
  const makeRecipe = useMakeRecipe(restaurantId);

  const add = (row: RecipeRow, name: string): void => {
    if (row.id !== null) onNames({ [row.id]: name });
    onUpdate((before) => ({ ...before, recipes: [row, ...before.recipes] }));
  };
  // A name that is matched is matched wherever it stands.
  const match = (row: RecipeRow, id: string, name: string): void => {
    const key = keyOfName(row.name);
    onNames({ [id]: name });
    onUpdate((before) =>
      withRows(
        before,
        'recipes',
        (each) => each.key === row.key || (each.from !== null && keyOfName(each.name) === key),
        (each) => ({ ...each, id }),
      ),
    );
  };

  if (from !== null) {
    return (
      <ImportPanel
        variety="sales"
        from={from}
        restaurantId={restaurantId}
        reportLanguage={draft.settings.language}
        file={importedData.length}
        rows={recipes.length}
        timespan={daysOfReport(draft)}
        onNames={onNames}
        onClose={() => onFrom(null)}
        onMonth={keepMonth}
        onTake={(taken) =>
          startTransition(() => {
            onUpdate((before) => withTaken(before, taken));
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
          <AddSold
            restaurantId={restaurantId}
            onRecipe={add}
            onMenu={(menu) => onUpdate((before) => ({ ...before, menus: [...before.menus, menu] }))}
          />
        </WaysIn>
      )}
      <Lockable isLocked={isLocked}>
        <FileBalances
          files={importedData}
          sums={sums?.files ?? null}
          onRemove={(at) => undoable(text('fileRemoved'), (before) => withoutFile(before, at))}
        />
        <SoldMenus
          menus={menus}
          restaurantId={restaurantId}
          before={draft.startDate}
          wasTried={wasTried}
          isLocked={isLocked}
          onUpdate={onUpdate}
        />
      </Lockable>
      {recipes.length === 0 && menus.length === 0 && (
        <EmptyState picture="plate" title={text('empty.salesTitle')}>
          {text('empty.sales')}
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <>
          <RowsTools count={recipes.length} countOf={countOf} shown={shown} onShow={setShown}>
            {!isLocked && <MatchAgain draft={draft} restaurantId={restaurantId} onUpdate={onUpdate} onNames={onNames} />}
          </RowsTools>
          <Lockable isLocked={isLocked}>
            <VirtualTable
              caption={text('soldRows')}
              rows={seen}
              keyOf={({ key }) => key}
              head={[
                { id: 'row', label: text('grid.row') },
                { id: 'name', label: text('grid.written') },
                { id: 'recipe', label: text('grid.recipe') },
                { id: 'servings', label: text('field.servings'), isNumber: true },
                { id: 'state', label: text('grid.state') },
                { id: 'actions', label: text('grid.actions'), isUnseen: true },
              ]}
            >
              {(row, index) => (
                <SoldRow
                  row={row}
                  wasTried={wasTried}
                  number={row.from?.row ?? index + 1}
                  recipeName={row.id === null ? '' : ownValue(recipeNames, row.id)}
                  restaurantId={restaurantId}
                  suggested={suggestedFor(row.name)}
                  equal={equal(row)}
                  onMake={() => void makeRecipe(row.name).then((id) => id !== null && match(row, id, row.name))}
                  onMatch={(id, name) => match(row, id, name)}
                  onServings={(servings) =>
                    onUpdate((before) =>
                      withRows(
                        before,
                        'recipes',
                        ({ key }) => key === row.key,
                        (each) => ({ ...each, servings }),
                      ),
                    )
                  }
                  onRemove={(reason) => undoable(text('rowRemoved'), (before) => withoutRow(before, 'recipes', row.key, reason))}
                />
              )}
            </VirtualTable>
          </Lockable>
        </>
      )}
    </div>
  );
}
