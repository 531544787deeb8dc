import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import type { LeftOutReason } from '@plateprint/shared/reports/import/rows-of-lines.ts';
import { recipeRowState } from '@plateprint/shared/reports/import/row-state.ts';
import { MOST_SERVINGS, type RecipeRow, recipeRowProblem } from '@plateprint/shared/reports/model/imported-row.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useRecipeName } from '../../../recipes/use-recipe-name.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from '../cells/data.module.css';
import { RowActions } from './row-actions.tsx';
import { RowStateBadge } from '../cells/row-state-badge.tsx';
import { type Found, SearchCell } from '../cells/search-cell.tsx';
import { TypedCell } from '../cells/typed-cell.tsx';
import { useMarked } from '../cells/use-marked.ts';

interface SoldRowProps {
  row: RecipeRow;
  number: number;
  /** The report was to be finished. */
  wasTried: boolean;
  /** The name of its recipe; empty for none yet, undefined where it was matched on another day. */
  recipeName: string | undefined;
  restaurantId: string;
  /** Recipes that its name may mean while it waits, nearest first; null while they are looked for. */
  suggested: readonly Found[] | null;
  /** Rows of the same name that stand behind this one, this one counted. */
  equal: number;
  /** Makes a recipe of the name. */
  onMake: () => void;
  onMatch: (id: string, name: string) => void;
  onServings: (servings: number | null) => void;
  onRemove: (reason: LeftOutReason) => void;
}

export function SoldRow(props: SoldRowProps) {
  const { row, number, recipeName, restaurantId, suggested, onMatch, onServings, onRemove } = props;
  const text = useText('reports/data');
  const format = useFormat();
  const problem = recipeRowProblem(row);
  const isOfServings = problem === 'no_servings' || problem === 'too_many_servings';
  const { isMarked, onLeave } = useMarked(row.servings, props.wasTried || row.from !== null);
  const earlier = useNameOfRecipe(recipeName === undefined && row.from !== null ? row.id : null);
  const [asked, ask] = useState<string | null>(null);
  const found = useFoundRecipes(restaurantId, asked ?? '', asked !== null);
  const offers = (row.id === null && suggested) || [];
  const [nearest] = offers;
  const isAsWritten = asked === row.name.trim().slice(0, 200);
  return (
    <>
      <td className={styles.row}>{number}</td>
      <th scope="row">
        {row.name}
        {props.equal > 1 && <span className={styles.hint}>{text('equalRows', { count: props.equal })}</span>}
      </th>
      <td data-label={text('grid.recipe')}>
        <SearchCell
          label={text('grid.recipeOf', { name: row.name })}
          value={recipeName ?? earlier ?? row.name}
          written={row.name}
          placeholder={text('grid.findRecipe')}
          {...(isAsWritten && offers.length > 0 ? { items: offers, isSearching: false } : found)}
          onAsk={ask}
          onChoose={({ id, label }) => onMatch(id, label)}
        />
        {nearest && (
          <div className={styles.offer}>
            <Button size="small" variant="quiet" icon="check" onClick={() => onMatch(nearest.id, nearest.label)}>
              {text('grid.takeRecipe', { name: nearest.label })}
            </Button>
          </div>
        )}
        {row.id === null && row.from !== null && suggested?.length === 0 && (
          <div className={styles.offer}>
            <Button size="small" variant="quiet" icon="add" onClick={props.onMake}>
              {text('makeRecipe')}
            </Button>
          </div>
        )}
      </td>
      <td className={styles.numeric} data-label={text('field.servings')}>
        <TypedCell
          label={text('grid.servingsFor', { name: row.name })}
          value={row.servings === null ? '' : format.plain(row.servings)}
          isNumber
          isInvalid={isMarked && isOfServings}
          onLeave={onLeave}
          onChange={(typed) => onServings(decimalInput(typed))}
        />
      </td>
      <td data-label={text('grid.state')}>
        <RowStateBadge state={recipeRowState(row)} isMarked={isMarked} />
        {isMarked && isOfServings && (
          <span className={styles.flaw}>{text(`rowProblem.${problem}`, { most: format.number(MOST_SERVINGS) })}</span>
        )}
      </td>
      <td className={styles.actionsCell}>
        <RowActions name={row.name} isOfFile={row.from !== null} onRemove={onRemove} />
      </td>
    </>
  );
}

/** A recipe's name; null while it is on its way, for one that is gone, and for none. */
function useNameOfRecipe(id: string | null): string | null {
  const nameOf = useRecipeName();
  const { data } = useRead(readRecipe, { params: { id: id ?? '' } }, { enabled: id !== null, staleTime: 60_000 });
  return data ? nameOf(data.names) : null;
}

/** The restaurant's and the organization's recipes by a part of their name. Bags are no dishes. */
export function useFoundRecipes(
  restaurantId: string,
  query: string,
  isOpen: boolean,
): { items: readonly Found[]; isSearching: boolean } {
  const nameOf = useRecipeName();
  const { data, isFetching, isPlaceholderData } = useRead(
    searchRecipes,
    { body: { restaurantId, query, limit: 12 } },
    { enabled: isOpen, keepLast: true, staleTime: 10_000 },
  );
  const items = (data?.items ?? [])
    .filter(({ ingredientBag }) => !ingredientBag)
    .map(({ id, names, category }) => ({ id, label: nameOf(names), hint: category }));
  return { items, isSearching: isFetching && (isPlaceholderData || !data) };
}
