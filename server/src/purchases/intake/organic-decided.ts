import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { rememberedAs } from '@plateprint/shared/mapper/remembered.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { decidedByKey } from '../../mapper/mapper-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';

type Named = Pick<IngredientRow, 'written' | 'externalId'>;

/** What people decided of rows, whether they are organic: of a row null where nobody did. */
export async function organicDecided(
  database: Database,
  organizationId: string,
  rows: readonly Named[],
): Promise<(row: Named) => boolean | null> {
  const written = [...new Set(rows.map((row) => row.written))];
  const keys = await inSlices(written, nameKeyOf);
  const keyOf = new Map(written.map((name, at) => [name, keys[at] ?? ''] as const));
  const memory = await decidedByKey(database, organizationId, [...new Set(keys)]);
  return ({ written: name, externalId }) => rememberedAs(memory.get(keyOf.get(name) ?? '') ?? [], externalId)?.organic ?? null;
}
