import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { RecipeActions } from '../actions/recipe-actions.ts';
import { placeOf } from '../actions/recipe-overview-focus.ts';
import { RecipeTile } from './recipe-tiles-tile.tsx';
import styles from './recipe-tiles.module.css';
import { useColumns } from './use-columns.ts';
import { keptMeasurements, useKeptMeasurements } from './use-kept-measurements.ts';
import { useTopOf } from './use-top-of.ts';

interface RecipeTilesProps {
  recipes: readonly RecipeSummary[];
  chosen: ReadonlySet<string>;
  actions: RecipeActions;
  /** More recipes than these are on the server. */
  hasMore: boolean;
  /** Which list it is, so that it is found again as it was left. */
  list: string;
}

/** Pixels of a row of tiles until it is measured. */
const ROW_HEIGHT = 310;

/** A grid of which only the rows near the screen exist; room above and below keeps the place of the others. */
export function RecipeTiles({ recipes, chosen, actions, hasMore, list }: RecipeTilesProps) {
  const text = useText('recipes');
  const grid = useRef<HTMLUListElement>(null);
  const columns = useColumns(grid);
  const top = useTopOf(grid);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(recipes.length / columns),
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (row) => `${columns} ${recipes[row * columns]?.id}`,
    initialMeasurementsCache: keptMeasurements(list),
    initialOffset: () => window.scrollY,
    overscan: 2,
    scrollMargin: top,
  });
  useKeptMeasurements(list, virtualizer);
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <>
      <h2 data-unseen="">{text('overview.shown')}</h2>
      <ul ref={grid} className={styles.tiles} style={{ paddingTop: above, paddingBottom: below }}>
        {rows.flatMap(({ index: row }) =>
          recipes.slice(row * columns, (row + 1) * columns).map((recipe, column) => (
            <li
              key={recipe.id}
              className={styles.place}
              // The first of a row is as high as its row.
              {...(column === 0 && { ref: virtualizer.measureElement, 'data-index': row })}
              aria-posinset={row * columns + column + 1}
              aria-setsize={hasMore ? -1 : recipes.length}
              {...placeOf(recipe.id)}
            >
              <RecipeTile recipe={recipe} actions={actions} isChosen={chosen.has(recipe.id)} />
            </li>
          )),
        )}
      </ul>
    </>
  );
}
