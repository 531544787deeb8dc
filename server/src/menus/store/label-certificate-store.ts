import type { Database } from '../../platform/database/database.ts';

/** The file of a scheme's certificate, and where it is in the file store. */
export interface StoredCertificate {
  key: string;
  name: string;
  bytes: number;
  at: Date;
}

const certificateRow = (database: Database, organizationId: string) =>
  database
    .selectFrom('organization')
    .select(['label_certificate', 'label_certificate_name', 'label_certificate_bytes', 'label_certificate_at'])
    .where('id', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof certificateRow>['executeTakeFirstOrThrow']>>;

function certificateIn(row: Row): StoredCertificate | null {
  const { label_certificate: key, label_certificate_name: name, label_certificate_bytes: bytes, label_certificate_at: at } = row;
  return key !== null && name !== null && bytes !== null && at !== null ? { key, name, bytes, at } : null;
}

export async function labelCertificateOf(database: Database, organizationId: string): Promise<StoredCertificate | null> {
  return certificateIn(await certificateRow(database, organizationId).executeTakeFirstOrThrow());
}

/** The same, held until the transaction ends: changes of one organization's certificate come one after another. */
export async function heldCertificateOf(transaction: Database, organizationId: string): Promise<StoredCertificate | null> {
  return certificateIn(await certificateRow(transaction, organizationId).forUpdate().executeTakeFirstOrThrow());
}

/** Null: there is none any more. */
export async function setLabelCertificate(
  database: Database,
  organizationId: string,
  certificate: StoredCertificate | null,
): Promise<void> {
  await database
    .updateTable('organization')
    .set({
      label_certificate: certificate?.key ?? null,
      label_certificate_name: certificate?.name ?? null,
      label_certificate_bytes: certificate?.bytes ?? null,
      label_certificate_at: certificate?.at ?? null,
    })
    .where('id', '=', organizationId)
    .execute();
}
