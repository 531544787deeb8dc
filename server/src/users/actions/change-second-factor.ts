import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayChangeMember } from '@plateprint/shared/access/member-abilities.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { demand } from '../../access/demand.ts';
import { heldRolesOf } from '../../access/held-roles.ts';
import type { Services } from '../../platform/services.ts';
import { ownAccount } from './check-password.ts';
import type { Member } from '../store/member-store.ts';
import { recordChange } from './record-change.ts';
import type { FactorServices } from './second-factor.ts';
import { deleteFactor, factorOf } from '../store/second-factor-store.ts';
import { endSessionsBut } from '../own-session-store.ts';

type ChangeServices = FactorServices & Pick<Services, 'jobs' | 'sessions'>;

/** Turns one's second step on or off: the other sessions end, it is written down, and a mail tells of it. */
export async function changeSecondFactor<T>(
  services: ChangeServices,
  actor: Actor,
  { on, session, change }: { on: boolean; session: string | null; change: (within: FactorServices) => Promise<T> },
): Promise<T> {
  const person = await ownAccount(services, actor);
  const result = await services.database.transaction().execute(async (database) => {
    const within = { ...services, database };
    const changed = await change(within);
    await endSessionsBut(database, person.id, session);
    const action = on ? ('second_factor_on' as const) : ('second_factor_off' as const);
    await recordChange(within, { action, person, organizationId: actor.organizationId, by: actor });
    await services.jobs.queue(database, 'users.mail', { kind: action, personId: person.id });
    return changed;
  });
  services.sessions.forgetPerson(person.id);
  return result;
}

/**
 * Turns the second step of a member off, who lost what it takes. Their own goes by password and code alone, so that who
 * finds an open browser cannot.
 * @throws own_account, not_allowed
 */
export async function endFactorOf(
  services: Pick<Services, 'database' | 'clock' | 'jobs' | 'sessions'>,
  actor: Actor,
  member: Member,
): Promise<void> {
  if (member.id === actor.userId) throw new AppError('own_account');
  await services.database.transaction().execute(async (database) => {
    const roles = (await heldRolesOf(database, [member.id])).get(member.id) ?? [];
    demand(mayChangeMember(actor, member.organization, { roles: roles.map(({ role }) => role) }));
    const factor = await factorOf(database, member.id);
    if (!factor?.confirmed) return;
    await deleteFactor(database, member.id);
    await endSessionsBut(database, member.id, null);
    const changed = { action: 'second_factor_off' as const, person: member, organizationId: member.organization.id };
    await recordChange({ ...services, database }, { ...changed, by: actor });
    await services.jobs.queue(database, 'users.mail', { kind: 'second_factor_off', personId: member.id });
  });
  services.sessions.forgetPerson(member.id);
}
