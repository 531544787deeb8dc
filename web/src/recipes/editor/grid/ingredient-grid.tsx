import { listRegions } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './ingredient-grid.module.css';
import { isMeant } from '../state/line-meaning.ts';
import { IngredientRow } from './ingredient-row.tsx';
import type { OpenRow, RowActions } from './row-props.ts';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { fetchForLines } from '../state/line-code.ts';
import { useShareBars } from './share-bars.ts';
import { useSteadyLines } from '../state/steady-lines.ts';
import type { LineNames } from './use-line-names.ts';
import type { RecipeFacts } from '../../use-recipe-facts.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useSplitLine } from './use-split-line.ts';
import { useRowMoves } from './use-row-moves.ts';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

interface IngredientGridProps {
  editor: RecipeEditor;
  known: RecipeFacts;
  names: LineNames;
  footprint: RecipeFootprint;
  restaurantId: string;
  onWhy: (lineId: string) => void;
}

const RowMenu = fetched(async () => (await import('./row-menu.tsx')).RowMenu);

const NO_REGIONS: readonly { id: string; name: string }[] = [];

/** The lines of the recipe, worked by keyboard like a sheet: Tab across, Enter and arrows down. */
export function IngredientGrid({ editor, known, names, footprint, restaurantId, onWhy }: IngredientGridProps) {
  const text = useText('recipes');
  const language = useLanguage();
  const { state, dispatch, read, putWritten } = editor;
  const lines = state.draft.ingredients;
  const hasLines = lines.some((line) => !isBlankLine(line));
  useEffect(() => {
    if (hasLines) fetchForLines(language);
  }, [hasLines, language]);
  const regions = useRead(listRegions, { query: { language } }, { staleTime: Infinity }).data?.items ?? NO_REGIONS;
  const counts = useSteadyLines(footprint);
  const current = useCurrentRow();
  const onMove = useRowMoves(editor, counts);
  const [open, setOpen] = useState<OpenRow | null>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const section = useRef<HTMLElement>(null);
  useShareBars(section, footprint);

  const { partsOf, split } = useSplitLine(editor);
  const actions: RowActions = useMemo(
    () => ({
      onText: (id, inputIngredient) => dispatch({ do: 'change_line', id, line: { inputIngredient } }),
      onRead: read,
      onMeasure: (id, line) => dispatch({ do: 'change_line', id, line }),
      onCorrect: (id, line) => dispatch({ do: 'correct_line', id, line }),
      onMeasuredAnew: (id, line) => dispatch({ do: 'read_lines', readings: {}, lines: { [id]: line } }),
      onPasteLines: putWritten,
      onMove,
      onMenu: ({ written, ...row }, button) => {
        anchor.current = button;
        setOpen({ ...row, parts: null });
        void partsOf(written).then((parts) => setOpen((now) => (now?.id === row.id ? { ...now, parts } : now)));
      },
      onWhy,
    }),
    [dispatch, read, putWritten, partsOf, onMove, onWhy],
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
      <ol {...current.watch} onFocusCapture={() => fetchForLines(language)}>
        {lines.map((line, row) => (
          <IngredientRow
            key={line._id}
            row={row}
            line={line}
            words={names.words(line.ingredient)}
            meaning={names.meaning(line)}
            facts={known.facts[row] ?? null}
            ingredient={known.ingredients[row] ?? null}
            isAwaited={known.pending && isMeant(line) && !known.facts[row]}
            restaurantId={restaurantId}
            ownId={state.draft.ingredientBag ? state.base?.id : undefined}
            reading={ownValue(state.readings, line._id)}
            footprint={counts.get(line._id)}
            portions={state.draft.portions}
            isBag={state.draft.ingredientBag === true}
            regions={regions}
            isCurrent={current.id === line._id}
            actions={actions}
          />
        ))}
      </ol>
      {open && <RowMenu open={open} anchor={anchor} onMove={onMove} onSplit={split} onClose={() => setOpen(null)} />}
    </section>
  );
}
