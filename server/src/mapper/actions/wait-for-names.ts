import { randomUUID } from 'node:crypto';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { Brands } from '@plateprint/shared/mapper/brands.ts';
import { waitingNames } from '@plateprint/shared/mapper/waiting-names.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import { brandsOf } from '../brand-store.ts';
import { usesOf } from './wait-for.ts';
import { countAgain, lockNames, type NewName, removeUses, writeNames, writeUses } from '../waiting-store.ts';
import { nameWeigher } from '../weigh-name.ts';

/** A name that a program could not tell: grams that were bought of it and money, null where unknown. */
export interface QueuedName {
  name: string;
  externalId: string;
  language: Language;
  grams: number | null;
  money: number | null;
}

export interface WaitingForProgram {
  organizationId: string;
  integrationId: string;
  /** Where the food is eaten: that of the call, else the organization's. */
  location: string;
  names: readonly QueuedName[];
}

/**
 * Puts names that a program asks for, and that nobody knows, into its organization's queue. A name that the same program asks
 * for again counts as it was asked last, not twice; what it asked for otherwise keeps waiting. A name that somebody has decided
 * about stays decided.
 * @param transaction that of the call: the organization's names are locked to its end
 * @returns how many different names of the call wait for a person now
 */
export async function waitForNames(
  transaction: Database,
  foodData: FoodData,
  { organizationId, integrationId, location, names }: WaitingForProgram,
): Promise<number> {
  if (names.length === 0) return 0;
  const waiting = await weighed(foodData, { location, brands: await brandsOf(transaction, organizationId) }, names);
  await lockNames(transaction, organizationId);
  const ids = await writeNames(transaction, organizationId, waiting);
  await removeUses(transaction, { integrationId }, ids);
  await writeUses(transaction, { integrationId }, usesOf(waiting, ids));
  await countAgain(transaction, organizationId, ids);
  const undecided = await transaction
    .selectFrom('mapped_ingredient')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .where('decided_at', 'is', null)
    .execute();
  return undecided.length;
}

/** One of each name, in whatever language it comes: the last one's holds. */
async function weighed(
  foodData: FoodData,
  place: { location: string; brands: Brands },
  names: readonly QueuedName[],
): Promise<NewName[]> {
  const languages = [...new Set(names.map(({ language }) => language))];
  const found = new Map<string, NewName>();
  for (const language of languages) {
    const weigh = nameWeigher(foodData, { language, ...place });
    const rows = names
      .filter((each) => each.language === language)
      .map(({ name, ...rest }) => ({ ...rest, written: name, waiting: true }));
    const made = await inSlices(waitingNames(rows), (waiting) => ({
      ...waiting,
      ...weigh(waiting.name),
      id: randomUUID(),
      language,
      foodDataVersion: foodData.version,
    }));
    for (const name of made) found.set(`${name.externalId}\n${name.key}`, name);
  }
  return [...found.values()];
}
