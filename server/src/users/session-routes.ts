import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import * as api from '@plateprint/shared/users/session-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { sessionToken } from './session-cookie.ts';
import { endOwnSession, endSessionsBut, sessionsOfActor } from './session-store.ts';

export function sessionRoutes(app: FastifyInstance, { database, clock, sessions }: Parts): void {
  serve(app, api.listSessions, async ({ actor, query, request }) =>
    sessionsOfActor(database, actor, { cursor: query.cursor, token: sessionToken(request), now: clock() }),
  );

  serve(app, api.endSession, async ({ actor, params }) => {
    if (!(await endOwnSession(database, actor, params.id))) throw new AppError('not_found');
    sessions.forgetPerson(actor.userId);
    return { id: params.id };
  });

  serve(app, api.endOtherSessions, async ({ actor, request }) => {
    const ended = await endSessionsBut(database, actor.userId, sessionToken(request));
    sessions.forgetPerson(actor.userId);
    return { ended };
  });
}
