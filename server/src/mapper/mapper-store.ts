import type { Remembered } from '@plateprint/shared/mapper/remembered.ts';
import { sql } from 'kysely';
import { askedTogether } from '../platform/database/asked-together.ts';
import type { Database } from '../platform/database/database.ts';

/** An organization's decisions about names, by the names' keys; the latest decision first. */
export async function decidedByKey(
  database: Database,
  organizationId: string,
  keys: readonly string[],
): Promise<Map<string, Remembered[]>> {
  const rows = await database
    .selectFrom('mapped_ingredient')
    .select([
      'name_key as key',
      'external_id as externalId',
      'ingredient_id as ingredientId',
      'variation_id as variationId',
      'category_id as categoryId',
      'origin_iso',
      'organic',
      'not_food as notFood',
    ])
    .where('organization_id', '=', organizationId)
    .where('decided_at', 'is not', null)
    .where(sql<boolean>`name_key = any(${keys}::text[])`)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .execute();
  const byKey = new Map<string, Remembered[]>();
  for (const { key, ...known } of rows) byKey.set(key, [...(byKey.get(key) ?? []), known]);
  return byKey;
}

/** The same for a few names of each of many callers at once; other callers' names may be among the answers. */
export const decidedTogether = askedTogether<{ organizationId: string; keys: readonly string[] }, Map<string, Remembered[]>>({
  nameOf: ({ organizationId }) => organizationId,
  async ask(database, questions) {
    const keys = new Set(questions.flatMap((question) => question.keys));
    const decided = await decidedByKey(database, questions[0]?.organizationId ?? '', [...keys]);
    return questions.map(() => decided);
  },
});
