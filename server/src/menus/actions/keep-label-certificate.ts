import { createHash } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { LabelCertificate } from '@plateprint/shared/menus/label-certificate-api.ts';
import { audit } from '../../access/audit.ts';
import type { OwnedOrganization } from '../../organizations/organization-store.ts';
import type { Services } from '../../platform/services.ts';
import { heldCertificateOf, type StoredCertificate, setLabelCertificate } from '../store/label-certificate-store.ts';
import { type CertificateKind, certificateKind, certificateName } from './certificate-file.ts';

type CertificateServices = Pick<Services, 'database' | 'files' | 'clock'>;

export function certificateShown({ name, bytes, at }: StoredCertificate): LabelCertificate {
  return { name, bytes, addedAt: at.toISOString() };
}

/** Below its organization, by its content: another tenant's file of the same content is another file. */
function keyOf(organizationId: string, file: Uint8Array, kind: CertificateKind): string {
  return `certificates/${organizationId}/${createHash('sha256').update(file).digest('hex')}.${kind}`;
}

/** Replaces the certificate, or removes it; the audit has both file names. */
async function replace(
  { database, files, clock }: CertificateServices,
  actor: Actor,
  {
    organization: { id, name },
    next,
    file,
  }: { organization: OwnedOrganization; next: StoredCertificate | null; file?: Uint8Array },
): Promise<void> {
  const former = await database.transaction().execute(async (transaction) => {
    const held = await heldCertificateOf(transaction, id);
    if (next === null && held === null) throw new AppError('not_found');
    // While it is held: nobody removes the same content in between.
    if (next && file) await files.put(next.key, file);
    await setLabelCertificate(transaction, id, next);
    await audit(transaction, {
      action: next ? 'label_certificate_added' : 'label_certificate_removed',
      at: clock(),
      by: actor,
      thing: { kind: 'organization', id, name },
      organizationId: id,
      before: { certificate: held?.name ?? null },
      after: { certificate: next?.name ?? null },
    });
    return held;
  });
  if (former && former.key !== next?.key) await dropUnlessAgain({ database, files }, id, former.key);
}

/** Removes a file, unless somebody has added the same content again by now. */
async function dropUnlessAgain(
  { database, files }: Omit<CertificateServices, 'clock'>,
  organizationId: string,
  key: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const now = await heldCertificateOf(transaction, organizationId);
    if (now?.key !== key) await files.remove(key);
  });
}

/** @throws unsupported_media_type for what is neither PDF, PNG nor JPG by its content */
export async function keepLabelCertificate(
  services: CertificateServices,
  actor: Actor,
  { organization, file, name }: { organization: OwnedOrganization; file: Uint8Array; name: string },
): Promise<StoredCertificate> {
  const kind = certificateKind(file);
  if (kind === null) throw new AppError('unsupported_media_type');
  const next = {
    key: keyOf(organization.id, file, kind),
    name: certificateName(name, kind),
    bytes: file.length,
    at: services.clock(),
  };
  await replace(services, actor, { organization, next, file });
  return next;
}

/** @throws not_found when there is none */
export async function removeLabelCertificate(
  services: CertificateServices,
  actor: Actor,
  organization: OwnedOrganization,
): Promise<void> {
  await replace(services, actor, { organization, next: null });
}
