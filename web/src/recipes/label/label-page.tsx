import type { Language } from '@plateprint/shared/kernel/language.ts';
import { LANGUAGES } from '@plateprint/shared/kernel/language.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { type FoodLabel, readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { AskAboutClaims } from '../../claims/use-claims-question.tsx';
import '../../exports/export-ground.css';
import { ExportLoader } from '../../exports/export-loader.tsx';
import { formatEntries } from '../../exports/format-entries.ts';
import { printPage } from '../../exports/print-page.ts';
import { useExport } from '../../exports/use-export.ts';
import { usePaper } from '../../exports/use-paper.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { LanguageProvider, useLanguage } from '../../platform/i18n/language-context.tsx';
import { LANGUAGE_NAMES } from '../../platform/i18n/language-names.ts';
import { useFormat } from '../../platform/i18n/use-format.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { useNotices } from '../../platform/notices/notices.tsx';
import { Select } from '../../ui/choice/select.tsx';
import { Button } from '../../ui/control/button.tsx';
import { Link } from '../../ui/control/link.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { PRODUCT_NAME } from '../../ui/layout/product-name.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { useRecipeClaims } from '../use-recipe-claims.ts';
import styles from './label-page.module.css';
import { LabelSheet } from './label-sheet.tsx';
import { type Labelled, labelText, type LabelWords } from './label-words.ts';
import './label.css';
import css from './label.css?inline';

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

interface TakenProps {
  label: FoodLabel;
  cooked: number | null;
  language: Language;
  /** About the dish's names, before they leave the product. */
  ask: AskAboutClaims;
  /** The choices above it. */
  children: ReactNode;
}

/** The label with all that is taken away of it, in its own language. */
function Taken({ label, cooked, language, ask, children }: TakenProps) {
  usePaper('a4_portrait');
  const text = useText('recipes/label');
  const exports = useText('exports');
  const format = useFormat();
  const notices = useNotices();
  const exporting = useExport();
  const words = useMemo<LabelWords>(() => ({ text, format, language }), [text, format, language]);
  const labelled: Labelled = { label, cooked };
  const sheet = <LabelSheet labelled={labelled} words={words} />;
  const document = {
    pages: [{ orientation: 'a4_portrait' as const, content: sheet }],
    styles: [css],
    language,
    title: label.name,
    fileName: { kind: text('kind'), name: label.name, fullReport: text('fullLabel'), variant: exports('textFile') },
    textTables: () => [{ paragraphs: labelText(labelled, words).split('\n') }],
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(labelText(labelled, words));
    notices.show({ message: text('copied') });
  };
  return (
    <>
      <div className={styles.bar} role="group" aria-label={text('actions')}>
        {children}
        <Button icon="copy" onClick={() => ask('export', () => void copy())}>
          {text('copy')}
        </Button>
        <Button icon="print" onClick={() => ask('export', printPage)}>
          {text('print')}
        </Button>
        <Menu
          label={exports('download')}
          icon="download"
          entries={formatEntries(exports, (asked) =>
            ask('export', () => void exporting.download({ ...document, format: asked })),
          )}
        />
      </div>
      <div className={styles.desk} lang={format.locale}>
        <div className={styles.paper} data-export-page="a4_portrait" data-testid="food-label">
          {sheet}
        </div>
      </div>
      <ExportLoader exporting={exporting} />
    </>
  );
}
