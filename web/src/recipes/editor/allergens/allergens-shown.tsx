import type { RecipeAllergens } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import { withSignOffs } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { listSignOffs } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { OpenLine } from '@plateprint/shared/recipes/footprint/open-lines.ts';
import { useRead } from '../../../platform/api/use-read.ts';
import { fetched } from '../../../ui/opened/fetched.tsx';
import { AllergenList } from '../../panel/parts/allergen-list.tsx';
import type { EditorState } from '../state/editor-state.ts';
import { AllergenChanges } from './allergen-changes.tsx';

/** Of kept recipes alone. */
const SignOffs = fetched(async () => (await import('./sign-offs.tsx')).SignOffs);

export interface AllergensShownProps {
  recipe: Pick<EditorState, 'base' | 'changed'>;
  allergens: RecipeAllergens;
  /** The lines that leave open what is not known. */
  openLines: readonly OpenLine[];
  nameOf: (lineId: string) => string;
}

/** The allergens of a dish in which something is written, what the editor adds to them, and who signed for them. */
export function AllergensShown(props: AllergensShownProps) {
  const { base, changed } = props.recipe;
  return (
    <>
      <AsGuestsRead {...props} />
      {base && changed && <SinceSaved recipeId={base.id} after={props.allergens} />}
      {base && <SignOffs recipeId={base.id} isChanged={changed} />}
    </>
  );
}

/** As guests read it: with what somebody signed of the kept recipe, as long as it is as it was kept. */
function AsGuestsRead({ recipe: { base, changed }, allergens, openLines, nameOf }: AllergensShownProps) {
  const isKept = base !== null && !changed;
  const { data } = useRead(listSignOffs, { params: { id: base?.id ?? '' } }, { enabled: isKept });
  const standing = isKept ? (data?.items.find(({ kind, undone }) => kind === 'allergens' && undone === null) ?? null) : null;
  const shown = withSignOffs(allergens, { allergens: standing?.signed ?? null, glutenFree: false });
  const open = shown.unknown.length === 0 ? [] : openLines;
  return <AllergenList allergens={shown} diet={null} openLines={open} nameOf={nameOf} />;
}

/** Against what is saved: what the change in the editor adds is said before it is saved. */
function SinceSaved({ recipeId, after }: { recipeId: string; after: RecipeAllergens }) {
  const { data } = useRead(readRecipe, { params: { id: recipeId } }, { staleTime: Infinity });
  return data ? <AllergenChanges before={data.footprint.allergens} after={after} recipeId={recipeId} /> : null;
}
