import type { Language } from '@plateprint/shared/kernel/language.ts';
import { evidencePage } from '@plateprint/shared/menus/archive/evidence-page.ts';
import { dishBlocks, dishOf } from '@plateprint/shared/menus/live/live-menu.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { evidenceOf } from '../actions/evidence-of.ts';
import { evidenceLinesOf } from '../store/label-basis-store.ts';
import { liveMenuOf } from './live-menu-store.ts';

interface DishRequest {
  token: string;
  /** Its place among the dishes of the menu, from 1 on. */
  place: number;
  language: Language;
}

/** The public page about the figure of a dish that stands on a live link now; null where it does not, or shows no figure. */
export async function liveEvidencePage(
  { database, foodData, clock }: Pick<Services, 'database' | 'foodData' | 'clock'>,
  { token, place, language }: DishRequest,
): Promise<string | null> {
  const live = await liveMenuOf(database, token, clock());
  const menu = live?.menu;
  const block = menu && dishBlocks(menu.page)[place - 1];
  if (!block || (block.label ?? menu.page.settings.label) === 'none') return null;
  const kitchen = await database
    .selectFrom('live_link')
    .innerJoin('restaurant', 'restaurant.id', 'live_link.restaurant_id')
    .select(['restaurant.id as restaurantId', 'restaurant.organization_id as organizationId'])
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const body = await bodyNow(database, kitchen.organizationId, block.recipeId);
  const evidence = await evidenceOf({ database, foodData }, body, { ...kitchen, language });
  if (!evidence) return null;
  const isListed = await evidenceLinesOf(database, kitchen.organizationId);
  return evidencePage(isListed ? evidence : { ...evidence, lines: null }, {
    language,
    name: dishOf(block, menu, language)?.name ?? '',
    restaurant: live.restaurant.name,
    back: `/live/${token}?language=${language}`,
  });
}

/** A dish as the archive would write it at this moment. */
async function bodyNow(database: Database, organizationId: string, recipeId: string): Promise<unknown> {
  const { rows } = await sql<{ body: unknown }>`
    select recipe_as_shown(recipe) as body from recipe where organization_id = ${organizationId} and id = ${recipeId}`.execute(
    database,
  );
  return rows[0]?.body ?? null;
}
