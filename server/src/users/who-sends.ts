import type { Actor } from '@plateprint/shared/access/actor.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sessions } from '../platform/http/sessions.ts';
import { actorOf } from './store/person-store.ts';
import { sessionToken } from './session-cookie.ts';
import { personOfSession } from './session-store.ts';

/**
 * How long an answer is remembered for reading. An ended session or a changed role is thus felt within two seconds on
 * every node, and at once on the node that made the change. A change asks the database itself.
 */
const REMEMBERED_MS = 2000;
const MOST_REMEMBERED = 10_000;

/** The sender of a request, by its session; remembered briefly, so that a burst of live calculations costs one look-up. */
export function sessionsOf(database: Database, clock: () => Date): Sessions {
  const remembered = new Remembered<{ actor: Actor; until: number }>('sessions', MOST_REMEMBERED);
  return {
    async whoSends(request, { fresh }) {
      const token = sessionToken(request);
      if (token === null || token.length > 200) return null;
      const now = clock();
      const known = remembered.glance(token);
      if (!fresh && known && known.until > now.getTime()) return known.actor;
      const personId = await personOfSession(database, token, now);
      const actor = personId === null ? null : await actorOf(database, personId);
      if (!actor) {
        remembered.delete(token);
        return null;
      }
      remembered.set(token, { actor, until: now.getTime() + REMEMBERED_MS });
      return actor;
    },
    forget: (token) => remembered.delete(token),
    forgetPerson: (personId) => remembered.forget(({ actor }) => actor.userId === personId),
  };
}
