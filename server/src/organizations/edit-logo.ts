import type { Parts } from '../parts.ts';
import { audit, type AuditedDeed } from '../access/audit.ts';
import { dropPicture } from '../storage/uploads.ts';
import type { LogoChange, LogoState } from './logo-change.ts';
import { changeLogo, type LogoOwner } from './logo-store.ts';

export interface LogoDeed {
  by: NonNullable<AuditedDeed['by']>;
  deed: 'logo_changed' | 'logo_deleted' | 'logo_restored';
  thing: LogoOwner & { name: string; organizationId: string };
}

/** Changes a logo, writes it down, and removes the files that nothing needs afterwards. @throws not_found */
export async function editLogo(
  { database, files, clock }: Pick<Parts, 'database' | 'files' | 'clock'>,
  { by, deed, thing: { organizationId, ...thing } }: LogoDeed,
  change: (state: LogoState) => LogoChange | null,
): Promise<void> {
  const { dropped } = await database.transaction().execute(async (transaction) => {
    const changed = await changeLogo(transaction, thing, change);
    await audit(transaction, { deed, at: clock(), by, thing, organizationId });
    return changed;
  });
  for (const path of dropped) await dropPicture(files, path);
}
