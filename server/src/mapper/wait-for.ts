import { randomUUID } from 'node:crypto';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type PurchasedRow, waitingNames } from '@plateprint/shared/mapper/waiting-names.ts';
import type { Database } from '../database/database.ts';
import { inSlices } from '../ingredients/in-slices.ts';
import {
  type CountedUse,
  countAgain,
  lockNames,
  namesMetIn,
  type NewName,
  removeUnmet,
  removeUses,
  writeNames,
  writeUses,
} from './waiting-store.ts';
import { nameWeigher } from './weigh-name.ts';

export interface PurchaseList {
  /** Of the list's names. */
  language: Language;
  /** Where the food is eaten. */
  location: string;
  /** All rows, those that wait and those that do not: what is unknown of the former is guessed from the latter. */
  rows: readonly PurchasedRow[];
}

/** The names that a list waits for, ready for `waitFor`: made before the transaction, for weighing many takes a moment. */
export async function weighWaiting(foodData: FoodData, { language, location, rows }: PurchaseList): Promise<NewName[]> {
  const weigh = nameWeigher(foodData, { language, location });
  return inSlices(waitingNames(rows), (waiting) => ({
    ...waiting,
    ...weigh(waiting.name),
    id: randomUUID(),
    language,
    foodDataVersion: foodData.version,
  }));
}

/**
 * Puts the names that a report waits for into its organization's queue, in place of what it waited for before; with none of
 * them the report waits no more. Call it in the transaction that saves the report, near its end: the organization's other
 * reports wait for it.
 */
export async function waitFor(
  transaction: Database,
  { reportId, organizationId, names }: { reportId: string; organizationId: string; names: readonly NewName[] },
): Promise<void> {
  const before = await namesMetIn(transaction, [reportId]);
  if (names.length === 0 && before.length === 0) return;
  await lockNames(transaction, organizationId);
  await removeUses(transaction, reportId);
  const ids = await writeNames(transaction, organizationId, names);
  const uses = names.map((name, at): CountedUse => ({ ...name, mappedId: ids[at] ?? '' }));
  await writeUses(transaction, reportId, uses);
  await countAgain(transaction, organizationId, [...new Set([...before, ...ids])]);
  await removeUnmet(transaction, organizationId, before);
}

/** Counts the names of reports again after they were put into the bin or taken out of it: what lies there does not count. */
export async function recountNames(
  transaction: Database,
  { reportIds, organizationId }: { reportIds: readonly string[]; organizationId: string },
): Promise<void> {
  const names = await namesMetIn(transaction, reportIds);
  if (names.length === 0) return;
  await lockNames(transaction, organizationId);
  await countAgain(transaction, organizationId, names);
}
