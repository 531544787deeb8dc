import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Parts } from '../parts.ts';
import { ownAccount } from './check-password.ts';
import { recordChange } from './record-change.ts';
import type { FactorParts } from './second-factor.ts';
import { endSessionsBut } from './session-store.ts';

type ChangeParts = FactorParts & Pick<Parts, 'jobs' | 'sessions'>;

/** Turns one's second step on or off: the other sessions end, it is written down, and a mail tells of it. */
export async function changeSecondFactor<T>(
  parts: ChangeParts,
  actor: Actor,
  { on, session, change }: { on: boolean; session: string | null; change: (within: FactorParts) => Promise<T> },
): Promise<T> {
  const person = await ownAccount(parts, actor);
  const result = await parts.database.transaction().execute(async (database) => {
    const within = { ...parts, database };
    const changed = await change(within);
    await endSessionsBut(database, person.id, session);
    const deed = on ? ('second_factor_on' as const) : ('second_factor_off' as const);
    await recordChange(within, { deed, person, organizationId: actor.organizationId, by: actor });
    await parts.jobs.queue(database, 'users.mail', { kind: deed, personId: person.id });
    return changed;
  });
  parts.sessions.forgetPerson(person.id);
  return result;
}
