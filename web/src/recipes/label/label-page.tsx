import type { Language } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useParams } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';
import { LanguageProvider, useLanguage } from '../../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { Select } from '../../ui/choice/select.tsx';
import { Link } from '../../ui/control/link.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useRecipeClaims } from '../use-recipe-claims.ts';
import styles from './label-page.module.css';
import { Taken } from './label-drawn.tsx';
import '../../exports/export-ground.css';
import './label.css';

/** The label of boxed food, in any language: to copy, print and take away. */
export function LabelPage() {
  const { id = '' } = useParams({ strict: false });
  const { data, error, refetch } = useRead(readRecipe, { params: { id } });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  return data ? <LabelOf key={id} recipe={data} /> : <Skeleton lines={12} />;
}

function LabelOf({ recipe }: { recipe: Recipe }) {
  const { id } = recipe;
  const text = useText('recipes/label');
  const { ask, question } = useRecipeClaims(recipe);
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const [cooked, setCooked] = useState('');
  const { data, error, refetch } = useRead(readFoodLabel, { params: { id }, query: { language } }, { keepLast: true });
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  const grams = Number(cooked.replace(',', '.'));
  return (
    <div className={styles.page}>
      <title>{`${data?.name ?? text('title')} · ${PRODUCT_NAME}`}</title>
      <LanguageProvider language={language}>
        <Suspense fallback={<Skeleton lines={12} />}>
          {data ? (
            <Taken label={data} cooked={grams > 0 ? grams : null} language={language} ask={ask}>
              <div className={styles.back}>
                <Link to="/recipes/recipe/{-$id}" params={{ id }} quiet>
                  {text('back')}
                </Link>
              </div>
              <div className={styles.cooked}>
                <TextField label={text('cooked')} inputMode="decimal" value={cooked} onChange={setCooked} />
              </div>
              <Select
                label={text('language')}
                value={language}
                options={LANGUAGES.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
                onChange={setLanguage}
              />
            </Taken>
          ) : (
            <Skeleton lines={12} />
          )}
        </Suspense>
      </LanguageProvider>
      {question}
    </div>
  );
}
