import type { Services } from '../../platform/services.ts';
import { audit, type AuditedAction } from '../../access/audit.ts';
import { dropPicture } from '../../platform/storage/uploads.ts';
import type { LogoChange, LogoState } from '../logo-change.ts';
import { changeLogo, type LogoOwner } from '../logo-store.ts';

export interface LogoAction {
  by: NonNullable<AuditedAction['by']>;
  action: 'logo_changed' | 'logo_deleted' | 'logo_restored';
  thing: LogoOwner & { name: string; organizationId: string };
}

/** Changes a logo, writes it down, and removes the files that nothing needs afterwards. @throws not_found */
export async function editLogo(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  { by, action, thing: { organizationId, ...thing } }: LogoAction,
  change: (state: LogoState) => LogoChange | null,
): Promise<void> {
  const { dropped } = await database.transaction().execute(async (transaction) => {
    const changed = await changeLogo(transaction, thing, change);
    await audit(transaction, { action, at: clock(), by, thing, organizationId });
    return changed;
  });
  for (const path of dropped) await dropPicture(files, path);
}
