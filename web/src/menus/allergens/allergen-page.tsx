import { readMenuAllergens } from '@plateprint/shared/menus/menu-allergen-api.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { useExport } from '../../exports/use-export.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { LanguageProvider, useLanguage } from '../../platform/i18n/language-context.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ButtonLink, Link } from '../../ui/control/link.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { NotHere } from '../../ui/layout/not-here.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { AllergenBar } from './allergen-bar.tsx';
import { AllergenView, type MatrixToTake } from './allergen-view.tsx';
import styles from './allergen-view.module.css';
import { type MatrixInQuestion, useMatrixClaims } from './use-matrix-claims.ts';

/** The allergen sheet of a menu (`?menu=`), or of recipes that were marked (`?recipes=`). */
export function AllergenPage() {
  const { menu, recipes } = useSearch({ strict: false });
  return menu === undefined ? <OfRecipes ids={recipes?.split(',').filter((id) => id !== '') ?? []} /> : <OfMenu id={menu} />;
}

function OfMenu({ id }: { id: string }) {
  const { data, error, refetch } = useRead(readMenuAllergens, { params: { id } });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return data ? <Sheet key={id} matrix={data} language={data.language} menuId={id} /> : <Skeleton lines={12} />;
}

function OfRecipes({ ids }: { ids: string[] }) {
  const language = useLanguage();
  const restaurantId = useRestaurant()?.id ?? '';
  const { data, error, refetch } = useRead(
    readAllergensOfRecipes,
    { body: { restaurantId, ids } },
    { enabled: restaurantId !== '' && ids.length > 0 },
  );
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (restaurantId === '' || ids.length === 0) return <NobodysDishes />;
  return data ? <Sheet matrix={data} language={language} menuId={null} /> : <Skeleton lines={12} />;
}

/** The address names neither a menu nor dishes. */
function NobodysDishes() {
  const text = useText('menus/allergens');
  return (
    <NotHere title={text('title')} action={<ButtonLink to="/menus">{text('back')}</ButtonLink>}>
      {text('none')}
    </NotHere>
  );
}

function Sheet(sheet: MatrixInQuestion) {
  const { matrix, menuId } = sheet;
  const text = useText('menus/allergens');
  const [language, setLanguage] = useState(sheet.language);
  const [ready, setReady] = useState<MatrixToTake | null>(null);
  const exporting = useExport();
  const { ask, question } = useMatrixClaims(sheet);
  return (
    <div className={styles.sheet}>
      <title>{`${text('title')} · ${matrix.name || text('chosen')} · ${PRODUCT_NAME}`}</title>
      <AllergenBar ready={ready} exporting={exporting} ask={ask} language={language} onLanguage={setLanguage}>
        <Link to={menuId === null ? '/recipes' : '/menus'} quiet>
          {text(menuId === null ? 'backToRecipes' : 'back')}
        </Link>
      </AllergenBar>
      {matrix.dishes.length === 0 ? (
        <EmptyState isPage picture="paper" title={text('title')}>
          {text('empty')}
        </EmptyState>
      ) : (
        <div className={styles.desk}>
          <LanguageProvider language={language}>
            <Suspense fallback={<Skeleton lines={12} />}>
              <AllergenView matrix={matrix} language={language} onReady={setReady} />
            </Suspense>
          </LanguageProvider>
        </div>
      )}
      {question}
      <ExportLoader exporting={exporting} />
    </div>
  );
}
