import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import look from '../../../ui/table/table.module.css';
import { ChooseAll } from './recipe-choose-all.tsx';
import type { RecipeActions } from '../actions/recipe-actions.ts';
import { RecipeTableHead } from './recipe-table-head.tsx';
import { RecipeTableRow } from './recipe-table-row.tsx';
import styles from './recipe-table.module.css';
import { keptMeasurements, useKeptMeasurements } from './use-kept-measurements.ts';
import { useTopOf } from './use-top-of.ts';

interface RecipeTableProps {
  recipes: readonly RecipeSummary[];
  chosen: ReadonlySet<string>;
  actions: RecipeActions;
  /** More rows than these are on the server. */
  hasMore: boolean;
  /** Which list it is, so that it is found again as it was left. */
  list: string;
}

/** Pixels of a row until it is measured. */
const ROW_HEIGHT = 57;

/** A real table of which only the rows near the screen exist; two empty rows keep the room of the others. */
export function RecipeTable({ recipes, chosen, actions, hasMore, list }: RecipeTableProps) {
  const text = useText('recipes');
  const body = useRef<HTMLTableSectionElement>(null);
  const top = useTopOf(body);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtualizer = useWindowVirtualizer({
    count: recipes.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => recipes[index]?.id ?? index,
    initialMeasurementsCache: keptMeasurements(list),
    initialOffset: () => window.scrollY,
    overscan: 12,
    scrollMargin: top,
  });
  useKeptMeasurements(list, virtualizer);
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <table className={`${look.table} ${styles.table}`} aria-rowcount={hasMore ? -1 : recipes.length + 1}>
      <caption data-unseen="">{text('overview.shown')}</caption>
      <RecipeTableHead choice={<ChooseAll recipes={recipes} chosen={chosen} actions={actions} />} />
      <tbody ref={body}>
        <Room height={above} />
        {rows.map(({ index }) => {
          const recipe = recipes[index];
          return (
            recipe && (
              <RecipeTableRow
                key={recipe.id}
                ref={virtualizer.measureElement}
                index={index}
                recipe={recipe}
                actions={actions}
                isChosen={chosen.has(recipe.id)}
              />
            )
          );
        })}
        <Room height={below} />
      </tbody>
    </table>
  );
}

function Room({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true" className={styles.room}>
      <td style={{ height }} />
    </tr>
  ) : null;
}
