import { listRegions } from '@plateprint/shared/ingredients/ingredient-api.ts';
import type { IngredientFacts } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { useMemo, useRef } from 'react';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useIngredientNames } from '../../ingredients/use-ingredient-names.ts';
import { IngredientRow, type RowDeeds } from './ingredient-row.tsx';
import styles from './ingredient-grid.module.css';
import { useShareBars } from './share-bars.ts';
import { useSteadyLines } from './steady-lines.ts';
import type { RecipeEditor } from './use-recipe-editor.ts';

interface IngredientGridProps {
  editor: RecipeEditor;
  facts: readonly (IngredientFacts | null)[];
  footprint: RecipeFootprint;
  onWhy: (lineId: string) => void;
}

const NO_REGIONS: readonly { id: string; name: string }[] = [];

/** The lines of the recipe, worked by keyboard like a sheet: Tab across, Enter and arrows down. */
export function IngredientGrid({ editor, facts, footprint, onWhy }: IngredientGridProps) {
  const text = useText('recipes');
  const language = useLanguage();
  const { state, dispatch, read, putWritten } = editor;
  const lines = state.draft.ingredients;
  const words = useIngredientNames(lines.map((line) => line.ingredient));
  const regions = useRead(listRegions, { query: { language } }, { staleTime: Infinity }).data?.items ?? NO_REGIONS;
  const counts = useSteadyLines(footprint);
  const section = useRef<HTMLElement>(null);
  useShareBars(section, footprint.co2?.value ?? 0);

  const deeds: RowDeeds = useMemo(
    () => ({
      onText: (id, inputIngredient) => dispatch({ do: 'change_line', id, line: { inputIngredient } }),
      onRead: read,
      onMeasure: (id, line) => dispatch({ do: 'change_line', id, line }),
      onCorrect: (id, line) => dispatch({ do: 'correct_line', id, line }),
      onPasteLines: putWritten,
      onRemove: (id) => dispatch({ do: 'remove_line', id }),
      onWhy,
    }),
    [dispatch, read, putWritten, onWhy],
  );

  return (
    <section className={styles.grid} aria-label={text('grid.title')} ref={section}>
      <div className={styles.head} aria-hidden="true">
        <span>{text('grid.head.written')}</span>
        <span>{text('grid.head.ingredient')}</span>
        <span>{text('grid.head.amount')}</span>
        <span className={styles.right}>{text('grid.head.grams')}</span>
        <span className={styles.right}>{text('grid.head.share')}</span>
      </div>
      <ol>
        {lines.map((line, row) => (
          <IngredientRow
            key={line._id}
            row={row}
            line={line}
            words={words(line.ingredient)}
            facts={facts[row] ?? null}
            reading={state.readings[line._id]}
            footprint={counts.get(line._id)}
            portions={state.draft.portions}
            regions={regions}
            deeds={deeds}
          />
        ))}
      </ol>
    </section>
  );
}
