import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLanguageName } from '../canvas/use-language-name.ts';
import styles from './outline.module.css';

/** Marks a name that is not in the menu’s language by the one that it is in. */
export function ForeignMark({ foreign }: { foreign: RecipeName | null }) {
  if (foreign === null) return null;
  return (
    <Suspense>
      <Mark {...foreign} />
    </Suspense>
  );
}

function Mark({ language }: Pick<RecipeName, 'language'>) {
  const text = useText('menus/dish-names');
  const languageName = useLanguageName();
  return <span className={styles.foreign}>{text('mark', { language: languageName(language) })}</span>;
}
