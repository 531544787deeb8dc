import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import type { ClaimOccasion } from '@plateprint/shared/claims/claims-answer.ts';
import { brokenMenuPromises } from '@plateprint/shared/menus/promises/menu-promises.ts';
import { audit } from '../../access/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { recipeIdsOf } from '../menu-row.ts';
import { reasonIsKept } from '../store/kept-reasons.ts';
import { dishesOf } from './present-menu.ts';

/** A menu or a plan on its way to guests. */
interface GoingOut {
  organizationId: string;
  /** Its id, empty for what is not saved and for a plan. */
  id: string;
  name: string;
  occasion: ClaimOccasion;
  /** The words of which a dish is surely not what they promise. */
  broken: readonly string[];
  reason: string;
}

/** The words of a page of which a dish is surely not what they promise, by the recipes as they are kept now. */
export async function brokenWords(
  database: Database,
  organizationId: string,
  page: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
): Promise<string[]> {
  const dishes = await dishesOf(database, organizationId, recipeIdsOf(page));
  const found = brokenMenuPromises(page, new Map(dishes.map((dish) => [dish.id, dish])));
  return [...new Set(found.flatMap(({ isSure, words }) => (isSure ? [words] : [])))];
}

/** @throws invalid_input where something is broken and nobody says why it goes out so */
export function demandReason({ broken, reason }: Pick<GoingOut, 'broken' | 'reason'>): void {
  if (broken.length > 0 && isBlank(reason))
    throw new AppError('invalid_input', [{ path: 'reason', code: 'no_reason', message: 'Say why these words may stand.' }]);
}

/**
 * Keeps the reason with who gave it, unless it was kept a moment ago: screens ask first and go out then. Hand in the transaction of what goes
 * out.
 */
export async function keepReason(
  database: Database,
  { actor, at, organizationId, id, name, occasion, broken, reason }: GoingOut & { actor: Actor; at: Date },
): Promise<void> {
  if (broken.length === 0) return;
  const action = occasion === 'share' ? 'open_allergens_shared' : 'open_allergens_exported';
  if (await reasonIsKept(database, { organizationId, by: actor.userId, thingId: id, action, reason, at })) return;
  await audit(database, {
    action,
    at,
    by: actor,
    thing: { kind: 'menu', id, name },
    organizationId,
    after: { promises: broken.slice(0, 200), reason },
  });
}
