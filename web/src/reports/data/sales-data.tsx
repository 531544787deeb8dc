import { soldQuantities } from '@plateprint/shared/reports/import/reconciliation.ts';
import { recipeRowState, ROW_STATES, type RowState } from '@plateprint/shared/reports/import/row-state.ts';
import type { RecipeRow } from '@plateprint/shared/reports/imported-row.ts';
import { useMemo, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AddSold } from './add-sold.tsx';
import type { DataPartProps, ImportingProps } from './data-part.ts';
import styles from './data.module.css';
import { withoutFile, withoutRow, withRows, withTaken } from './draft-rows.ts';
import { FileBalances } from './file-balances.tsx';
import { ImportPanel } from './import-panel.tsx';
import { keyOfName } from './look-up-names.ts';
import { MatchAgain } from './match-again.tsx';
import { SoldMenus } from './sold-menus.tsx';
import { SoldRow } from './sold-row.tsx';
import { StateFilter } from './state-filter.tsx';
import { useSuggestedRecipes } from './use-suggested-recipes.ts';
import { useUndo } from './use-undo.ts';
import { VirtualTable } from './virtual-table.tsx';

interface SalesDataProps extends DataPartProps, ImportingProps {
  recipeNames: Readonly<Record<string, string>>;
  onNames: (names: Record<string, string>) => void;
}

/** What was sold: picked dishes and menus, pasted lists and files, each row with what it counts as. */
export function SalesData({ draft, restaurantId, onUpdate, from, onFrom, recipeNames, onNames }: SalesDataProps) {
  const text = useText('reports/data');
  const [shown, setShown] = useState<RowState | 'all'>('all');
  const undoable = useUndo(draft, onUpdate);
  const { recipes, menus, importedData } = draft;
  const suggestedFor = useSuggestedRecipes(restaurantId, recipes);
  const states = useMemo(() => new Map(recipes.map((row) => [row.key, recipeRowState(row)])), [recipes]);
  const count = (state: RowState): number => [...states.values()].filter((each) => each === state).length;
  const seen = shown === 'all' ? recipes : recipes.filter(({ key }) => states.get(key) === shown);

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
        file={importedData.length}
        rows={recipes.length}
        onNames={onNames}
        onClose={() => onFrom(null)}
        onTake={(taken) => {
          onUpdate((before) => withTaken(before, taken));
          onFrom(null);
        }}
      />
    );
  }
  return (
    <div className={styles.data}>
      <div className={styles.add}>
        <AddSold
          restaurantId={restaurantId}
          onRecipe={add}
          onMenu={(menu) => onUpdate((before) => ({ ...before, menus: [...before.menus, menu] }))}
        />
        <Button icon="list" onClick={() => onFrom('paste')}>
          {text('paste')}
        </Button>
        <Button icon="upload" onClick={() => onFrom('file')}>
          {text('file')}
        </Button>
      </div>
      <FileBalances
        files={importedData}
        rows={recipes}
        quantitiesOf={soldQuantities}
        onRemove={(at) => undoable(text('fileRemoved'), (before) => withoutFile(before, at))}
      />
      <SoldMenus menus={menus} onUpdate={onUpdate} />
      {recipes.length === 0 && menus.length === 0 && (
        <EmptyState picture="plate" title={text('empty.salesTitle')}>
          {text('empty.sales')}
        </EmptyState>
      )}
      {recipes.length > 0 && (
        <>
          <div className={styles.tools}>
            <StateFilter
              value={shown}
              onChange={setShown}
              choices={[
                { value: 'all' as const, label: text('state.all'), count: recipes.length },
                ...ROW_STATES.map((value) => ({ value, label: text(`state.${value}`), count: count(value) })),
              ].filter((choice) => choice.value === 'all' || choice.value === shown || choice.count > 0)}
            />
            {count('waiting') > 0 && (
              <MatchAgain draft={draft} restaurantId={restaurantId} onUpdate={onUpdate} onNames={onNames} />
            )}
          </div>
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
              { id: 'deeds', label: text('grid.deeds'), isUnseen: true },
            ]}
          >
            {(row, index) => (
              <SoldRow
                row={row}
                number={row.from?.row ?? index + 1}
                recipeName={row.id === null ? '' : recipeNames[row.id]}
                restaurantId={restaurantId}
                suggested={suggestedFor(row.name)}
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
        </>
      )}
    </div>
  );
}
