import type { OpenComparedSide } from '@plateprint/shared/integrations/open/open-compare-api.ts';
import type { Services } from '../../../platform/services.ts';
import { loadedRecipe } from '../../../reports/compare/loaded-recipe.ts';
import type { LoadedSide } from '../../../reports/compare/loaded-side.ts';
import { understoodRecipe } from '../calls/open-draft.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { understandOpenLines } from '../lines/understand-open-lines.ts';
import { perOf, type SideQuestion } from './side-question.ts';

type SentRecipe = Pick<OpenComparedSide, 'consumption'> & Required<Pick<OpenComparedSide, 'recipe' | 'language'>>;

/** A recipe that is calculated and not kept. @throws unknown_ingredient, invalid_input, naming its fields */
export async function recipeSide(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { organization }: OpenCaller,
  { sent: { recipe, language, consumption }, basis, path }: SideQuestion<SentRecipe>,
): Promise<LoadedSide> {
  const [lines = []] = await understandOpenLines(
    { database, foodData },
    { organizationId: organization.id, language, recipes: [recipe.lines] },
  );
  const { draft } = understoodRecipe(foodData, recipe, { lines, language, path: `${path}.recipe` });
  const place = consumption ?? organization.location;
  return loadedRecipe(foodData, { draft, place, bags: new Map() }, (amounts) => perOf(basis, amounts));
}
