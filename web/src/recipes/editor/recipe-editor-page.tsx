import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { isProblem } from '../../platform/api/client-failure.ts';
import { readKey } from '../../platform/api/endpoint-key.ts';
import { useRead } from '../../platform/api/use-read.ts';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { useOpenedDraft } from '../../drafts/use-opened-draft.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { ErrorState } from '../../ui/layout/error-state.tsx';
import { ButtonLink } from '../../ui/control/link.tsx';
import { Page } from '../../ui/layout/page-header.tsx';
import { NotHere } from '../../ui/layout/not-here.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { useLater } from '../../ui/opened/later.ts';
import { useSession } from '../../users/session.ts';
import { editorStateOf, type EditorState, newEditorState } from './state/editor-state.ts';
import { LINE_CODE } from './state/line-code.ts';
import { RECIPE_DRAFT } from './state/recipe-draft-format.ts';
import { RecipeForm } from './recipe-form.tsx';

/** A new recipe, or the one with the id; of a saved one what was worked on in this browser and not saved comes first. */
export function RecipeEditorPage() {
  const { id } = useParams({ strict: false });
  const { draft } = useSearch({ strict: false });
  return id === undefined ? <NewRecipe key={draft} /> : <StoredRecipe key={`${id} ${draft}`} id={id} />;
}

/** A new ingredient bag is a recipe that others use by weight: `?bag=true`. */
function NewRecipe() {
  const language = useLanguage();
  const { bag = false } = useSearch({ strict: false });
  const restaurant = useRestaurant();
  return <Editor key={restaurant?.id} recipe={undefined} saved={newEditorState(language, { bag })} />;
}

function StoredRecipe({ id }: { id: string }) {
  const text = useText('recipes');
  const { data, error, refetch } = useRead(readRecipe, { params: { id } }, { staleTime: Infinity });
  // Its lines are counted as soon as it is here: what counts them is fetched beside it.
  const code = useLater(LINE_CODE, true);
  useForgottenWhenLeft(id);
  if (isProblem(error, 'not_found')) {
    return (
      <NotHere
        wide
        title={text('editor.notFoundTitle')}
        action={
          <ButtonLink to="/recipes" variant="primary">
            {text('editor.toOverview')}
          </ButtonLink>
        }
      >
        {text('editor.notFound')}
      </NotHere>
    );
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data || !code) {
    return (
      <Page wide>
        <Skeleton lines={10} />
      </Page>
    );
  }
  return <Editor recipe={data} saved={editorStateOf(data)} />;
}

/** While it is open the recipe stands still; opened again it is asked for anew, for others may have saved it. */
function useForgottenWhenLeft(id: string): void {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readRecipe, { params: { id } }) }), [client, id]);
}

function Editor({ recipe, saved }: { recipe: Recipe | undefined; saved: EditorState }) {
  const id = recipe?.id;
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const { draft, first: isFirst = false } = useSearch({ strict: false });
  const [beginning, beginWith] = useOpenedDraft({
    format: RECIPE_DRAFT,
    userId: authUser.id,
    id: draft,
    thing: id,
    fresh: saved,
  });
  if (!restaurant) {
    return (
      <Page wide>
        <NoRestaurant />
      </Page>
    );
  }
  const form = { kept: recipe, restaurant, beginning, onDiscard: () => beginWith(saved) };
  const Form = isFirst ? FirstForm : RecipeForm;
  return <Form key={beginning.round} {...form} sample={null} />;
}

/** With a recipe to try in the paste box. */
function FirstForm(props: ComponentProps<typeof RecipeForm>) {
  const text = useText('recipes/first');
  return <RecipeForm {...props} sample={text('sample')} />;
}
