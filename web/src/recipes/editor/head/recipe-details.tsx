import { MEAL_SIZE_NAMES } from '@plateprint/shared/recipes/model/meal-size.ts';
import { LIBRARY_SCOPES, type LibraryScope, MEAL_SIZES, type MealSize } from '@plateprint/shared/recipes/model/recipe.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { NativeSelect } from '../../../ui/choice/native-select.tsx';
import styles from './recipe-head.module.css';
import { TagField } from './tag-field.tsx';
import { ServedFields } from './served-fields.tsx';
import type { RecipeEditor } from '../state/use-recipe-editor.ts';

interface RecipeDetailsProps {
  editor: RecipeEditor;
  organizationId: string;
  /** Grams of the ingredients. */
  grams: number;
  /** False for somebody who may not put things into the organization's library. */
  maySetScope: boolean;
}

const DATABASES = ['organization', 'rise'] as const;

/** Meal size, tags, whose library it stands in, and the emission database its figures come from. */
export function RecipeDetails({ editor: { state, dispatch }, organizationId, grams, maySetScope }: RecipeDetailsProps) {
  const text = useText('recipes/editor');
  const { draft } = state;
  return (
    <>
      <div className={styles.details}>
        {!draft.ingredientBag && (
          <NativeSelect
            label={text('details.mealsize')}
            value={String(draft.mealsize)}
            onChange={(size) => dispatch({ do: 'change', draft: { mealsize: Number(size) as MealSize } })}
            choices={MEAL_SIZES.map((size) => ({ value: String(size), label: text(`details.sizes.${MEAL_SIZE_NAMES[size]}`) }))}
          />
        )}
        <NativeSelect
          label={text('details.scope')}
          value={draft.libraryScope}
          disabled={!maySetScope}
          onChange={(libraryScope: LibraryScope) => dispatch({ do: 'change', draft: { libraryScope } })}
          choices={LIBRARY_SCOPES.map((scope) => ({ value: scope, label: text(`details.scopes.${scope}`) }))}
        />
        <NativeSelect
          label={text('details.database')}
          value={draft.emissionDatabase}
          onChange={(emissionDatabase: (typeof DATABASES)[number]) => dispatch({ do: 'change', draft: { emissionDatabase } })}
          choices={DATABASES.map((emissionDatabase) => ({
            value: emissionDatabase,
            label: text(`details.databases.${emissionDatabase}`),
          }))}
        />
        <TagField
          organizationId={organizationId}
          tags={draft.tags.map(({ name }) => name)}
          onChange={(tags) => dispatch({ do: 'change', draft: { tags: tags.map((name) => ({ name })) } })}
        />
      </div>
      {!draft.ingredientBag && (
        <ServedFields served={draft.served} grams={grams} onChange={(served) => dispatch({ do: 'change', draft: { served } })} />
      )}
    </>
  );
}
