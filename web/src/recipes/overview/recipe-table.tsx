import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import look from '../../ui/table.module.css';
import { ChooseAll } from './recipe-choose-all.tsx';
import type { RecipeDeeds } from './recipe-deeds.ts';
import { RecipeTableHead } from './recipe-table-head.tsx';
import { RecipeTableRow } from './recipe-table-row.tsx';
import styles from './recipe-table.module.css';

interface RecipeTableProps {
  recipes: readonly RecipeSummary[];
  deeds: RecipeDeeds;
  /** More rows than these are on the server. */
  hasMore: boolean;
}

/** Pixels of a row until it is measured. */
const ROW_HEIGHT = 57;

/** A real table of which only the rows near the screen exist; two empty rows keep the room of the others. */
export function RecipeTable({ recipes, deeds, hasMore }: RecipeTableProps) {
  const text = useText('recipes');
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtualizer = useWindowVirtualizer({
    count: recipes.length,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => recipes[index]?.id ?? index,
    overscan: 12,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const above = (rows[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? top) - top);

  return (
    <table className={`${look.table} ${styles.table}`} aria-rowcount={hasMore ? -1 : recipes.length + 1}>
      <caption data-unseen="">{text('overview.shown')}</caption>
      <RecipeTableHead choice={<ChooseAll recipes={recipes} deeds={deeds} />} />
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
                deeds={deeds}
                isChosen={deeds.chosen.has(recipe.id)}
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
