import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Services } from '../../platform/services.ts';
import { keepName } from '../store/account-store.ts';
import { ownAccount } from './check-password.ts';
import { managedMember } from './managed-member.ts';
import { recordChange } from './record-change.ts';

/** Changes one's own name, or as an admin a member's. @throws not_found, not_allowed */
export async function updateName(
  services: Pick<Services, 'database' | 'clock'>,
  actor: Actor,
  { personId, name }: { personId: string; name: { firstname: string; lastname: string } },
): Promise<void> {
  const isOwn = personId === actor.userId;
  const person = isOwn ? await ownAccount(services, actor) : await managedMember(services.database, actor, { personId });
  const organizationId = 'organization' in person ? person.organization.id : actor.organizationId;
  await services.database.transaction().execute(async (database) => {
    await keepName(database, personId, name);
    const before = { firstname: person.firstname, lastname: person.lastname };
    await recordChange(
      { ...services, database },
      { action: 'name_changed', person, organizationId, by: actor, before, after: name },
    );
  });
}
