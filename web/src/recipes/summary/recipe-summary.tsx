import { isExportFormat } from '@plateprint/shared/exports/export-format.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { useExport } from '../../exports/use-export.ts';
import { LanguageProvider, useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRecipeClaims } from '../use-recipe-claims.ts';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { RecipeSheetView, type SheetToTake } from './recipe-sheet-view.tsx';
import styles from './recipe-summary.module.css';
import { SummaryBar } from './summary-bar.tsx';

interface RecipeSummaryProps {
  id: string;
  /** A format to download at once, as another page asked for it. */
  download?: string | undefined;
  /** It has begun: asked again, by a reload, it would be a second file. */
  onDownload?: () => void;
  /** The way back. */
  children?: ReactNode;
}

/** A recipe as it is handed to a guest or a buyer, with all that can be taken away of it. */
export function RecipeSummary({ id, children, ...asked }: RecipeSummaryProps) {
  const text = useText('recipes/summary');
  const { data, error, refetch } = useRead(readRecipe, { params: { id } });
  if (isProblem(error, 'not_signed_in')) {
    return (
      <EmptyState
        isPage
        picture="trouble"
        title={text('signInTitle')}
        action={
          <ButtonLink to="/sign-in" search={{ after: `/dev/recipe-summary/${id}` }} variant="primary">
            {text('toSignIn')}
          </ButtonLink>
        }
      >
        {text('signIn')}
      </EmptyState>
    );
  }
  if (isProblem(error, 'not_found')) {
    return (
      <EmptyState isPage picture="trouble" title={text('notFoundTitle')}>
        {text('notFound')}
      </EmptyState>
    );
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={12} />;
  return (
    <Shown key={data.id} recipe={data} {...asked}>
      {children}
    </Shown>
  );
}

function Shown({ recipe, download, onDownload, children }: Omit<RecipeSummaryProps, 'id'> & { recipe: Recipe }) {
  const text = useText('recipes/summary');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(() => languageOf(recipe, own));
  const [ready, setReady] = useState<SheetToTake | null>(null);
  const exporting = useExport();
  const asked = useRef(download);
  const begin = exporting.download;
  const { ask, question } = useRecipeClaims(recipe);
  const onReady = useCallback(
    (now: SheetToTake) => {
      setReady(now);
      const format = asked.current;
      asked.current = undefined;
      if (format === undefined) return;
      onDownload?.();
      if (isExportFormat(format)) ask('export', () => void begin({ ...now.document, format }));
    },
    [ask, begin, onDownload],
  );
  return (
    <div className={styles.summary}>
      <title>{`${ready?.sheet.name ?? text('title')} · ${PRODUCT_NAME}`}</title>
      <SummaryBar ready={ready} exporting={exporting} ask={ask} language={language} onLanguage={setLanguage}>
        {children}
      </SummaryBar>
      <div className={styles.desk}>
        <LanguageProvider language={language}>
          <Suspense fallback={<Skeleton lines={12} />}>
            <RecipeSheetView recipe={recipe} onReady={onReady} />
          </Suspense>
        </LanguageProvider>
      </div>
      {question}
      <ExportLoader exporting={exporting} />
    </div>
  );
}

/** The reader's language where the recipe has a name in it, else the first it was written in. */
function languageOf({ names }: Recipe, reader: Language): Language {
  const written = names.filter(({ name }) => !isBlank(name));
  return written.some(({ language }) => language === reader) ? reader : (written[0]?.language ?? reader);
}
