import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { useEffect, useMemo } from 'react';
import '../../exports/export-ground.css';
import type { ExportDocument } from '../../exports/export-page.ts';
import { usePaper } from '../../exports/use-paper.ts';
import type { FigureTable } from '../../exports/workbook.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './allergen-view.module.css';
import { MatrixPage } from './matrix-page.tsx';
import { matrixTextTables, matrixWorkbook } from './matrix-tables.ts';
import type { MatrixWords } from './matrix-words.ts';
import './matrix.css';
import css from './matrix.css?inline';
import { useMatrixPages } from './use-matrix-pages.tsx';

/** The files of the sheet, in its own language. */
export interface MatrixToTake {
  document: Omit<ExportDocument, 'format'>;
  tables: () => FigureTable[];
}

interface AllergenViewProps {
  matrix: AllergenMatrix;
  language: Language;
  /** Called whenever the sheet stands, with what can be taken away of it. */
  onReady: (ready: MatrixToTake) => void;
}

/** The sheet's pages as they will be on paper, in the language of the place. */
export function AllergenView({ matrix, language, onReady }: AllergenViewProps) {
  usePaper('a4_landscape');
  const text = useText('menus/allergens');
  const signing = useText('recipes/sign-off');
  const exports = useText('exports');
  const format = useFormat();
  const words = useMemo<MatrixWords>(() => ({ text, signing, format, language }), [text, signing, format, language]);
  const title = `${text('title')}: ${matrix.name || text('chosen')}`;
  const { pages, measure } = useMatrixPages(matrix, words);
  const contents = useMemo(
    () =>
      pages?.map((blocks, index) => (
        <MatrixPage
          key={blocks[0]?.id}
          matrix={matrix}
          title={title}
          blocks={blocks}
          page={index + 1}
          pages={pages.length}
          words={words}
        />
      )) ?? null,
    [pages, matrix, title, words],
  );
  useEffect(() => {
    if (!contents) return;
    onReady({
      document: {
        pages: contents.map((content) => ({ orientation: 'a4_landscape', content })),
        styles: [css],
        language,
        title,
        fileName: {
          kind: text('kind'),
          name: matrix.name || text('chosen'),
          fullReport: text('fullSheet'),
          variant: exports('textFile'),
        },
        textTables: () => matrixTextTables(matrix, words),
      },
      tables: () => matrixWorkbook(matrix, title, words),
    });
  }, [contents, matrix, language, title, onReady, words, text, exports]);
  return (
    <>
      {measure}
      {contents ? (
        <div
          className={styles.pages}
          lang={format.locale}
          role="group"
          aria-label={text('title')}
          tabIndex={0}
          data-testid="allergen-sheet"
        >
          {contents.map((content) => (
            <div key={content.key} className={styles.page} data-export-page="a4_landscape">
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
