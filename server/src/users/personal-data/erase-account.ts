import type { Actor } from '@plateprint/shared/access/actor.ts';
import { audit } from '../../access/audit.ts';
import { demandAnotherAdmin } from '../../access/last-admin.ts';
import { demandAnotherSuperAdmin } from '../../access/last-super-admin.ts';
import type { Services } from '../../platform/services.ts';
import { demandPassword, ownAccount } from '../actions/check-password.ts';
import { erasePeople } from './erase-people.ts';

/**
 * Erases the actor's own account at once and for good.
 * @throws wrong_password, last_admin of an organization or of the installation
 */
export async function eraseAccount(
  services: Pick<Services, 'database' | 'clock' | 'sessions' | 'passwords'>,
  actor: Actor,
  password: string,
): Promise<void> {
  const { database, clock, sessions } = services;
  await demandPassword(services, await ownAccount(services, actor), password);
  const administered = actor.roles.filter(({ role }) => role === 'organization-admin').map(({ scope }) => scope.id);
  await database.transaction().execute(async (transaction) => {
    for (const id of administered.toSorted()) await demandAnotherAdmin(transaction, id, actor.userId);
    await demandAnotherSuperAdmin(transaction, actor.userId);
    const now = clock();
    await erasePeople(transaction, [actor.userId], now);
    await audit(transaction, {
      action: 'person_erased',
      at: now,
      by: null,
      thing: { kind: 'person', id: actor.userId, name: '' },
      organizationId: actor.organizationId,
    });
  });
  sessions.forgetPerson(actor.userId);
}
