import { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';
import type { Database } from '../platform/database/database.ts';

/** A stored label basis; one of a later version, which nobody here understands, bears nothing but figures. */
export function labelBasisOf(stored: unknown): LabelBasis | null {
  if (stored === null || stored === undefined) return null;
  return LabelBasis.safeParse(stored).data ?? { kind: 'figures', scheme: null };
}

/** The basis of labels that an organization has chosen; null: nothing yet. */
export async function labelBasisIn(database: Database, organizationId: string): Promise<LabelBasis | null> {
  const row = await database
    .selectFrom('organization')
    .select('label_basis')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return labelBasisOf(row.label_basis);
}
