import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/users/session-api.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { recordOwn } from '../actions/record-change.ts';
import { sessionToken } from '../session-cookie.ts';
import { endOwnSession, endSessionsBut, sessionsOfActor } from '../own-session-store.ts';

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, sessions } = services;

  /** Ends sessions of the actor's own and writes it down; returns how many. */
  const end = async (actor: Actor, ending: (transaction: Database) => Promise<number>): Promise<number> => {
    const ended = await database.transaction().execute(async (transaction) => {
      const count = await ending(transaction);
      if (count > 0) await recordOwn({ clock, database: transaction }, actor.userId, 'sessions_ended');
      return count;
    });
    sessions.forgetPerson(actor.userId);
    return ended;
  };

  serve(app, api.listSessions, async ({ actor, query, request }) =>
    sessionsOfActor(database, actor, { cursor: query.cursor, token: sessionToken(request), now: clock() }),
  );

  serve(app, api.endSession, async ({ actor, params }) => {
    const ended = await end(actor, async (transaction) => Number(await endOwnSession(transaction, actor, params.id)));
    if (ended === 0) throw new AppError('not_found');
    return { id: params.id };
  });

  serve(app, api.endOtherSessions, async ({ actor, request }) => ({
    ended: await end(actor, async (transaction) => endSessionsBut(transaction, actor.userId, sessionToken(request))),
  }));
}
