import { randomUUID } from 'node:crypto';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Brands } from '@plateprint/shared/mapper/brands.ts';
import { type PurchasedRow, waitingNames } from '@plateprint/shared/mapper/waiting-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import {
  type CountedUse,
  countAgain,
  lockNames,
  type Met,
  namesMetIn,
  type NewName,
  removeUnmet,
  removeUses,
  writeNames,
  writeUses,
} from '../waiting-store.ts';
import { matchPurchasedAhead } from '../match-purchased.ts';
import { nameWeigher } from '../weigh-name.ts';

export interface PurchaseList {
  /** Of the list's names. */
  language: Language;
  /** Where the food is eaten. */
  location: string;
  /** All rows, those that wait and those that do not: what is unknown of the former is guessed from the latter. */
  rows: readonly PurchasedRow[];
  /** Of its organization. */
  brands: Brands;
}

/** The names that a list waits for, ready for `waitFor`: made before the transaction, for weighing many takes a moment. */
export async function weighWaiting(foodData: FoodData, { language, location, rows, brands }: PurchaseList): Promise<NewName[]> {
  const weigh = nameWeigher(foodData, { language, location, brands });
  const names = waitingNames(rows);
  const matchOf = await matchPurchasedAhead(
    foodData,
    names.map(({ name }) => name),
    { language, brands },
  );
  return inSlices(names, (waiting) => ({
    ...waiting,
    ...weigh(waiting.name, matchOf(waiting.name)),
    id: randomUUID(),
    language,
    foodDataVersion: foodData.version,
  }));
}

/**
 * Puts the names that a report or a recipe waits for into its organization's queue, in place of what it waited for before; with
 * none of them it waits no more. Call it in the transaction that saves it, near its end: the organization's other saves wait
 * for it.
 */
export async function waitFor(
  transaction: Database,
  { organizationId, names, ...met }: { organizationId: string; names: readonly NewName[] } & Met,
): Promise<void> {
  const before = await namesMetIn(transaction, [met]);
  if (names.length === 0 && before.length === 0) return;
  await lockNames(transaction, organizationId);
  await removeUses(transaction, met);
  const ids = await writeNames(transaction, organizationId, names);
  await writeUses(transaction, met, usesOf(names, ids));
  await countAgain(transaction, organizationId, [...new Set([...before, ...ids])]);
  await removeUnmet(transaction, organizationId, before);
}

export function usesOf(names: readonly NewName[], ids: readonly string[]): CountedUse[] {
  return names.map((name, at) => ({ ...name, mappedId: ids[at] ?? '' }));
}

/** Counts names again after what met them was put into the bin or taken out of it: what lies there does not count. */
export async function recountNames(
  transaction: Database,
  { met, organizationId }: { met: readonly Met[]; organizationId: string },
): Promise<void> {
  const names = await namesMetIn(transaction, met);
  if (names.length === 0) return;
  await lockNames(transaction, organizationId);
  await countAgain(transaction, organizationId, names);
}
