import { readRecipe } from '@plateprint/shared/recipes/recipe-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/recipe.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isProblem } from '../../api/client-failure.ts';
import { readKey } from '../../api/endpoint-key.ts';
import { useRead } from '../../api/use-read.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useText } from '../../i18n/use-text.ts';
import { NoRestaurant } from '../../restaurants/no-restaurant.tsx';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page-header.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSession } from '../../users/session.ts';
import { editorStateOf, type EditorState, newEditorState } from './editor-state.ts';
import { RecipeForm } from './recipe-form.tsx';
import { copyOf, forgetWorkingCopy, workingCopy } from './working-copy.ts';

/** A new recipe, or the one with the id; what was worked on in this browser and not saved comes first. */
export function RecipeEditorPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <NewRecipe /> : <KeptRecipe key={id} id={id} />;
}

/** A new ingredient bag is a recipe that others use by weight: `?bag=true`. */
function NewRecipe() {
  const language = useLanguage();
  const { bag = false } = useSearch({ strict: false });
  return <Editor key={String(bag)} recipe={undefined} kept={newEditorState(language, { bag })} />;
}

function KeptRecipe({ id }: { id: string }) {
  const text = useText('recipes');
  const { data, error, refetch } = useRead(readRecipe, { params: { id } }, { staleTime: Infinity });
  useForgottenWhenLeft(id);
  if (isProblem(error, 'not_found')) {
    return (
      <Page wide>
        <EmptyState
          isPage
          picture="trouble"
          title={text('editor.notFoundTitle')}
          action={
            <ButtonLink to="/recipes" variant="primary">
              {text('editor.toOverview')}
            </ButtonLink>
          }
        >
          {text('editor.notFound')}
        </EmptyState>
      </Page>
    );
  }
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Page wide>
        <Skeleton lines={10} />
      </Page>
    );
  }
  return <Editor recipe={data} kept={editorStateOf(data)} />;
}

/** While it is open the recipe stands still; opened again it is asked for anew, for others may have saved it. */
function useForgottenWhenLeft(id: string): void {
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: readKey(readRecipe, { params: { id } }) }), [client, id]);
}

/** `round` makes the form anew when changes are discarded. */
function Editor({ recipe, kept }: { recipe: Recipe | undefined; kept: EditorState }) {
  const id = recipe?.id;
  const { authUser } = useSession();
  const restaurant = useRestaurant();
  const [round, setRound] = useState(0);
  const [first, setFirst] = useState(() => workingCopy(authUser.id, copyOf(id, kept)) ?? kept);
  const isContinued = round === 0 && first !== kept && id === undefined;

  const startAgain = (state: EditorState): void => {
    forgetWorkingCopy(authUser.id, copyOf(id, kept));
    setFirst(state);
    setRound(round + 1);
  };
  if (!restaurant) {
    return (
      <Page wide>
        <NoRestaurant />
      </Page>
    );
  }
  return (
    <RecipeForm
      key={`${round} ${id === undefined ? restaurant.id : ''}`}
      kept={recipe}
      restaurant={restaurant}
      userId={authUser.id}
      isContinued={isContinued}
      first={first}
      onDiscard={() => startAgain(kept)}
    />
  );
}
