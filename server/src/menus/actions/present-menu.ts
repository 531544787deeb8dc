import { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { scaled } from '@plateprint/shared/footprint/uncertainty.ts';
import type { CustomLabel, Menu, MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { withSignOffs } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { sql } from 'kysely';
import { TWIN_COLUMNS, twinOf } from '../../footprint/twin-columns.ts';
import type { Database } from '../../platform/database/database.ts';
import { HAS_ANIMAL_RENNET } from '../../recipes/animal-rennet-store.ts';
import { standingSignOffs } from '../../recipes/sign-off-store.ts';
import { storedAllergenLists } from '../../recipes/stored-allergen-lists.ts';
import { linkNumbersOf } from '../live-link-store.ts';
import { type StoredMenu, labelIdsOf, pageOf, recipeIdsOf } from '../menu-row.ts';

/** The dishes among the ids that an organization has, as a guest may see them: nothing of how they are made. */
export async function dishesOf(database: Database, organizationId: string, ids: readonly string[]): Promise<MenuDish[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .select([
      'id',
      'names',
      'portions',
      'co2',
      'co2_low',
      'co2_high',
      ...TWIN_COLUMNS,
      'level',
      'complete',
      'diet',
      'photo',
      'updated_at',
    ])
    .select(['allergens', 'may_contain', 'allergens_unknown', HAS_ANIMAL_RENNET.as('animal_rennet')])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  const signOffs = await standingSignOffs(
    database,
    organizationId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { glutenFree, ...allergens } = withSignOffs(storedAllergenLists(row), signOffs.get(row.id));
    const { co2, co2_low: low, co2_high: high } = row;
    return {
      id: row.id,
      names: row.names as MenuDish['names'],
      co2PerPortion: co2 === null || low === null || high === null ? null : scaled({ value: co2, low, high }, 1 / row.portions),
      co2PerPortionWithoutLandUseChange: twinOf(row, row.portions),
      level: row.level === null ? null : CarbonLevel.parse(row.level),
      complete: row.complete,
      allergens,
      ...(glutenFree && { glutenFree }),
      diet: row.diet as MenuDish['diet'],
      ...(row.animal_rennet && { animalRennet: true }),
      photo: row.photo,
      calculatedOn: row.updated_at.toISOString().slice(0, 10),
    };
  });
}

/** The own labels among the ids that an organization has. */
export async function ownLabelsOf(database: Database, organizationId: string, ids: readonly string[]): Promise<CustomLabel[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('custom_label')
    .select(['id', 'names', 'sign', 'colour'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return rows.map((row) => ({ ...row, names: row.names as CustomLabel['names'] }));
}

/** The path of an own background's picture; a menu keeps showing one that lies in the bin. */
async function backgroundUrl(
  database: Database,
  organizationId: string,
  background: MenuPage['background'],
): Promise<string | null> {
  if (background.kind !== 'own') return null;
  const row = await database
    .selectFrom('menu_background')
    .select('picture')
    .where('organization_id', '=', organizationId)
    .where('id', '=', background.id)
    .executeTakeFirst();
  return row?.picture ?? null;
}

/** A kept menu with everything it shows. */
export async function presentMenu(database: Database, row: StoredMenu): Promise<Menu> {
  const page = pageOf(row);
  const [recipes, customLabels, url, numbers] = await Promise.all([
    dishesOf(database, row.organization_id, recipeIdsOf(page)),
    ownLabelsOf(database, row.organization_id, labelIdsOf(page)),
    backgroundUrl(database, row.organization_id, page.background),
    linkNumbersOf(database, row.restaurant_id, [row.id]),
  ]);
  return {
    ...page,
    id: row.id,
    name: row.name,
    restaurantId: row.restaurant_id,
    libraryScope: row.library_scope as Menu['libraryScope'],
    recipes,
    customLabels,
    backgroundUrl: url,
    legacy: row.legacy,
    linkNumbers: numbers.get(row.id) ?? [],
    thumbnailUrl: row.thumbnail,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
