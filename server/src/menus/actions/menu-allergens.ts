import { type AllergenRow, goneRow } from '@plateprint/shared/recipes/allergen-sheet/allergen-row.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import type { Services } from '../../platform/services.ts';
import { allergenRows } from '../../recipes/actions/allergen-rows.ts';
import { blocksOf, pageOf, recipeIdsOf, type StoredMenu } from '../menu-row.ts';

/** The dishes of a menu in its order and by its names for them, each once; of one whose recipe is gone nothing is known. */
export async function menuAllergens(
  services: Pick<Services, 'database' | 'foodData'>,
  row: StoredMenu,
): Promise<{ dishes: AllergenRow[]; language: MenuPage['settings']['language'] }> {
  const page = pageOf(row);
  const rows = await allergenRows(services, { organizationId: row.organization_id }, recipeIdsOf(page));
  const dishes = blocksOf(page).flatMap((block): AllergenRow[] => {
    if (block.kind !== 'recipe') return [];
    const own = block.names.map(({ language, text }) => ({ language, name: text }));
    const found = rows.get(block.recipeId) ?? goneRow(block.recipeId, own);
    return [{ ...found, names: own.length > 0 ? own : found.names }];
  });
  const seen = new Map(dishes.map((dish) => [JSON.stringify([dish.recipeId, dish.names]), dish]));
  return { dishes: [...seen.values()], language: page.settings.language };
}
