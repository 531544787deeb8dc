import type { LabelBasis } from '@plateprint/shared/organizations/label-basis.ts';
import { labelBasisOf } from '../../organizations/label-basis-row.ts';
import type { Database } from '../../platform/database/database.ts';

interface StoredChoice {
  labelBasis: LabelBasis | null;
  chosen: { by: string | null; at: Date } | null;
}

export async function labelChoiceOf(database: Database, organizationId: string): Promise<StoredChoice> {
  const row = await database
    .selectFrom('organization')
    .leftJoin('person', 'person.id', 'organization.label_basis_by')
    .select(['label_basis', 'label_basis_at', 'person.firstname', 'person.lastname'])
    .where('organization.id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const { label_basis_at: at } = row;
  const name = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim();
  return { labelBasis: labelBasisOf(row.label_basis), chosen: at && { by: name || null, at } };
}

export async function keepLabelBasis(
  database: Database,
  organizationId: string,
  { labelBasis, by, at }: { labelBasis: LabelBasis; by: string; at: Date },
): Promise<void> {
  await database
    .updateTable('organization')
    .set({ label_basis: JSON.stringify(labelBasis), label_basis_by: by, label_basis_at: at })
    .where('id', '=', organizationId)
    .execute();
}

/** Whether the public pages about figures name ingredients. */
export async function evidenceLinesOf(database: Database, organizationId: string): Promise<boolean> {
  const row = await database
    .selectFrom('organization')
    .select('evidence_lines')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return row.evidence_lines;
}

export async function keepEvidenceLines(database: Database, organizationId: string, shown: boolean): Promise<void> {
  await database.updateTable('organization').set({ evidence_lines: shown }).where('id', '=', organizationId).execute();
}
