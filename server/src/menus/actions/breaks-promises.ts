import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { brokenMenuPromises } from '@plateprint/shared/menus/promises/menu-promises.ts';
import type { Database } from '../../platform/database/database.ts';
import { recipeIdsOf } from '../menu-row.ts';
import { dishesOf } from './present-menu.ts';

/** Whether a dish of a page is surely not what words on it promise, by the recipes as they are kept now. */
export async function breaksPromises(
  database: Database,
  organizationId: string,
  page: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
): Promise<boolean> {
  const dishes = await dishesOf(database, organizationId, recipeIdsOf(page));
  return brokenMenuPromises(page, new Map(dishes.map((dish) => [dish.id, dish]))).some(({ isSure }) => isSure);
}
