import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { MEAL_SIZE_NAMES } from '@plateprint/shared/recipes/model/meal-size.ts';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import styles from './recipe-head.module.css';

/** Settings that are set once and seldom looked at: one line that says them, and opens. */
export function RecipeSettings({ draft, children }: { draft: RecipeDraft; children: ReactNode }) {
  const text = useText('recipes/editor');
  const words = useText('recipes/settings');
  const [wasOpened, setOpened] = useState(false);
  const said = [
    ...(draft.ingredientBag ? [] : [text(`details.sizes.${MEAL_SIZE_NAMES[draft.mealsize]}`)]),
    text(`details.scopes.${draft.libraryScope}`),
    text(`details.databases.${draft.emissionDatabase}`),
    ...draft.tags.map(({ name }) => name),
  ];
  return (
    <details className={styles.settings} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <span className={styles.settingsTitle}>{words('title')}</span>{' '}
        <span className={styles.settingsSaid}>
          {said.join(' · ')}
          {draft.served && <Served />}
        </span>
      </summary>
      {wasOpened && children}
    </details>
  );
}

/** Few recipes say how they are served: its words come with the first that does. */
function Served() {
  const text = useText('recipes/served');
  return <> · {text('title')}</>;
}
