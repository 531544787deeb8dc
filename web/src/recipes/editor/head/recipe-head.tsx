import { decimalInput } from '@plateprint/shared/kernel/number.ts';
import { FEWEST_PORTIONS, type Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { memo, useState } from 'react';
import { useLanguage } from '../../../platform/i18n/language-context.tsx';
import { useText } from '../../../platform/i18n/use-text.ts';
import { AmountField } from '../../../ui/form/amount-field.tsx';
import { Badge } from '../../../ui/control/badge.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Button } from '../../../ui/control/button.tsx';
import { Link } from '../../../ui/control/link.tsx';
import { PRODUCT_NAME } from '../../../ui/layout/product-name.ts';
import { CategoryField } from './category-field.tsx';
import { EditorTools } from './editor-tools.tsx';
import { RecipeSettings } from './recipe-settings.tsx';
import { useNarrow } from '../../../ui/layout/use-narrow.ts';
import styles from './recipe-head.module.css';
import { Lockable } from '../../../ui/layout/lockable.tsx';
import { nameShown } from '../../name-shown.ts';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { fetchedWhenOpened } from '../../../ui/opened/fetched-when-opened.tsx';
import { useMaySetScope } from '../../use-may-set-scope.ts';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';
import type { Saving } from '../save/use-save-recipe.ts';

// A new recipe has no photograph and nothing to export, and few look at its names in other languages.
const DishPhoto = fetched(async () => (await import('./dish-photo.tsx')).DishPhoto);
const RecipeExportMenu = fetched(async () => (await import('../../summary/recipe-export-menu.tsx')).RecipeExportMenu);
const RecipeDetails = fetched(async () => (await import('./recipe-details.tsx')).RecipeDetails);
const RecipeNames = fetchedWhenOpened(async () => (await import('./recipe-names.tsx')).RecipeNames);

interface RecipeHeadProps {
  /** As it was read; undefined for a new one, which has no photograph yet. */
  kept: Recipe | undefined;
  editor: RecipeEditor;
  saving: Saving;
  isLocked: boolean;
  restaurant: Restaurant;
  /** Grams of the ingredients. */
  grams: number;
  onDiscard: () => void;
  onHistory: () => void;
}

/** Name, portions and category, and the one action of the page: save. */
export function RecipeHead({ kept, editor, saving, isLocked, restaurant, grams, onDiscard, onHistory }: RecipeHeadProps) {
  const text = useText('recipes');
  const words = useText('recipes/editor');
  const drafts = useText('drafts');
  const { state, dispatch, canUndo, canRedo } = editor;
  const { draft, base, changed } = state;
  const language = useLanguage();
  // Chosen once: while a name is emptied to be written anew the field must not jump to another language.
  const [shown] = useState(() => nameShown(draft.names, language));
  const name = draft.names[shown];
  const title = name?.name.trim() || (draft.ingredientBag ? words('newBag') : text('editor.newTitle'));
  const [isNaming, setNaming] = useState(false);
  // There it stands at the lower edge, with the figure.
  const isNarrow = useNarrow();
  const maySetScope = useMaySetScope(restaurant);

  return (
    <header className={styles.head}>
      <title>{`${title} · ${PRODUCT_NAME}`}</title>
      <div className={styles.top}>
        <Breadcrumbs crumbs={[<ToOverview key="recipes" />, title]} />
        <div className={styles.actions}>
          {!isLocked && <EditorTools {...{ dispatch, canUndo, canRedo }} />}
          {base && (
            <>
              <Button variant="quiet" icon="history" onClick={onHistory}>
                {words('history.open')}
              </Button>
              <span className={styles.export}>
                <RecipeExportMenu recipeId={base.id} />
              </span>
            </>
          )}
          {changed && (
            <>
              <span className={styles.state} title={drafts('keptHere')}>
                {text('editor.unsaved')}
              </span>
              <Button variant="quiet" onClick={onDiscard}>
                {text('editor.discard')}
              </Button>
            </>
          )}
          {!isLocked && !isNarrow && (
            <Button variant="primary" icon="save" busy={saving.isBusy} disabled={!changed && base !== null} onClick={saving.save}>
              {text('editor.save')}
            </Button>
          )}
        </div>
      </div>
      <h1 data-unseen="">{title}</h1>
      {draft.ingredientBag && (
        <p className={styles.kind}>
          <Badge icon="bag">{words('grid.bag')}</Badge>
        </p>
      )}
      <Lockable isLocked={isLocked}>
        <textarea
          className={styles.name}
          aria-label={text('editor.name')}
          aria-invalid={saving.problem === 'no_name' || undefined}
          aria-describedby={saving.problem === 'no_name' ? 'recipe-name-problem' : undefined}
          placeholder={text('editor.namePlaceholder')}
          value={name?.name ?? ''}
          maxLength={200}
          rows={1}
          // A long name takes a second line on a phone; it stays one line of text.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          onChange={(event) =>
            dispatch({
              do: 'change',
              draft: {
                names: draft.names.map((each, index) =>
                  index === shown ? { ...each, name: event.target.value.replaceAll('\n', ' ') } : each,
                ),
              },
            })
          }
        />
        {saving.problem === 'no_name' && (
          <p id="recipe-name-problem" className={styles.problem} role="alert">
            {text('editor.noName')}
          </p>
        )}
        {kept && (kept.photo || !isLocked) && (
          <div className={styles.photo} data-taken={kept.photo ? '' : undefined}>
            <DishPhoto recipeId={kept.id} photo={kept.photo ?? null} isLocked={isLocked} />
          </div>
        )}
        <div className={styles.facts}>
          <div className={styles.portions}>
            <AmountField
              label={text('editor.portions')}
              value={draft.portions > 0 ? draft.portions : null}
              parse={decimalInput}
              onChange={(portions) => dispatch({ do: 'change', draft: { portions: portions ?? 0 } })}
              problem={draft.portions >= FEWEST_PORTIONS ? null : text('editor.noPortions')}
            />
          </div>
          <div className={styles.category}>
            <CategoryField
              organizationId={restaurant.organizationId}
              category={draft.category}
              onChange={(category) => dispatch({ do: 'change', draft: { category } })}
            />
          </div>
          <div className={styles.namesAction}>
            <Button icon="globe" variant="quiet" onClick={() => setNaming(true)}>
              {words('names.open', { count: draft.names.filter((each) => each.name.trim() !== '').length })}
            </Button>
          </div>
        </div>
        <RecipeSettings draft={draft}>
          <RecipeDetails editor={editor} organizationId={restaurant.organizationId} grams={grams} maySetScope={maySetScope} />
        </RecipeSettings>
      </Lockable>
      <RecipeNames
        names={draft.names}
        isOpen={isNaming}
        onChange={(names) => dispatch({ do: 'change', draft: { names } })}
        onClose={() => setNaming(false)}
      />
    </header>
  );
}

const ToOverview = memo(function ToOverview() {
  const text = useText('recipes');
  return (
    <Link to="/recipes" quiet>
      {text('overview.title')}
    </Link>
  );
});
