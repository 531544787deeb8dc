import type { CsvForm } from '@plateprint/shared/kernel/csv.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { recipeCsv } from '@plateprint/shared/recipes/summary/recipe-csv.ts';
import type { RecipeSheet } from '@plateprint/shared/recipes/summary/recipe-sheet.ts';
import { useEffect, useMemo } from 'react';
import '../../exports/export-ground.css';
import type { ExportDocument } from '../../exports/export-page.ts';
import { usePaper } from '../../exports/use-paper.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import screen from './recipe-sheet-view.module.css';
import { SheetPage } from './sheet/sheet-page.tsx';
import { sheetTextTables } from './sheet/sheet-text-tables.ts';
import './sheet/sheet.css';
import css from './sheet/sheet.css?inline';
import { useRecipeSheet } from './use-recipe-sheet.ts';
import { useSheetPages } from './sheet/use-sheet-pages.tsx';
import { useSheetWords } from './sheet/use-sheet-words.ts';

/** The files of a sheet, in its own language. */
export interface SheetToTake {
  sheet: RecipeSheet;
  document: Omit<ExportDocument, 'format'>;
  csvAs: (form: CsvForm) => string;
}

interface RecipeSheetViewProps {
  recipe: Recipe;
  /** Called whenever the sheet stands, with what can be taken away of it. */
  onReady: (ready: SheetToTake) => void;
}

/** The sheet's pages as they will be on paper, in the language of the place. */
export function RecipeSheetView({ recipe, onReady }: RecipeSheetViewProps) {
  const sheet = useSteadySheet(recipe);
  return sheet ? <Pages sheet={sheet} onReady={onReady} /> : <Skeleton lines={12} />;
}

/** The same sheet again as long as recipe, language and names are the same: the pages are measured once. */
function useSteadySheet(recipe: Recipe): RecipeSheet | null {
  const sheet = useRecipeSheet(recipe);
  const key = sheet && JSON.stringify([recipe.version, recipe.photo, sheet.language, sheet.name, sheet.lines, sheet.sources]);
  // oxlint-disable-next-line react/exhaustive-deps -- the key says all that the sheet shows
  return useMemo(() => sheet, [key]);
}

function Pages({ sheet, onReady }: { sheet: RecipeSheet; onReady: RecipeSheetViewProps['onReady'] }) {
  usePaper('a4_portrait');
  const { pages, measure } = useSheetPages(sheet);
  const words = useSheetWords();
  const { text } = words;
  const exports = useText('exports');

  const contents = useMemo(
    () =>
      pages?.map((blocks, index) => (
        <SheetPage
          key={blocks[0]?.id}
          blocks={blocks}
          page={index + 1}
          pages={pages.length}
          changed={sheet.recipe.updatedAt}
          name={sheet.name}
        />
      )) ?? null,
    [pages, sheet],
  );
  useEffect(() => {
    if (!contents) return;
    onReady({
      sheet,
      document: {
        pages: contents.map((content) => ({ orientation: 'a4_portrait', content })),
        styles: [css],
        language: sheet.language,
        units: words.format.units,
        title: sheet.name,
        fileName: { kind: text('kind'), name: sheet.name, fullReport: text('fullRecipe'), variant: exports('textFile') },
        textTables: () => sheetTextTables(sheet, words),
      },
      csvAs: (form) =>
        recipeCsv(
          sheet,
          {
            written: text('csvWritten'),
            ingredient: text('ingredient'),
            detail: text('csvDetail'),
            amount: text('amount'),
            unit: text('csvUnit'),
            grams: 'g',
            co2: text('co2'),
            withoutLandUse: `${text('co2')}: ${words.landUse('choice.without_land_use_change')}`,
            share: text('csvShare'),
            grade: text('csvGrade'),
          },
          form,
        ),
    });
  }, [contents, sheet, onReady, words, text, exports]);

  return (
    <>
      {measure}
      {contents ? (
        <div className={screen.pages} lang={words.format.locale} data-testid="recipe-sheet">
          {contents.map((content) => (
            <div key={content.key} className={screen.page} data-export-page="a4_portrait">
              {content}
            </div>
          ))}
        </div>
      ) : (
        <Skeleton lines={12} />
      )}
    </>
  );
}
