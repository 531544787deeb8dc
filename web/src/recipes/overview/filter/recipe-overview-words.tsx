import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Badge } from '../../../ui/control/badge.tsx';
import { Icon } from '../../../ui/control/icon.tsx';
import styles from './recipe-overview-words.module.css';

/** When a recipe was changed, roughly; the day shows under the pointer. */
export function RecipeChanged({ at, bare = false }: { at: string; bare?: boolean }) {
  const text = useText('recipes');
  const format = useFormat();
  const ago = format.ago(at);
  return (
    <time className={styles.changed} dateTime={at} title={format.date(new Date(at))}>
      {bare ? ago : text('overview.changedAgo', { ago })}
    </time>
  );
}

/** The marks of a recipe in a list: a part of its lines alone is counted, it is a bag, it stands in the shared library. */
export function RecipeMarks({ recipe }: { recipe: RecipeSummary }) {
  const text = useText('recipes/overview');
  return (
    <>
      {!recipe.complete && <RecipePartly />}
      {recipe.ingredientBag && <Badge>{text('marks.bag')}</Badge>}
      {recipe.libraryScope === 'organization' && <Badge>{text('marks.organization')}</Badge>}
    </>
  );
}

/** Stands beside every figure to which a line is missing. */
function RecipePartly() {
  const text = useText('recipes');
  return (
    <span className={styles.partly}>
      <Icon name="alert" size={14} />
      {text('overview.partly')}
    </span>
  );
}
