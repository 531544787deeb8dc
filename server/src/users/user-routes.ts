import { ROLES } from '@plateprint/shared/access/role.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandReach } from '../access/reach.ts';
import type { Parts } from '../parts.ts';
import { serve } from '../http/serve.ts';
import { passwordFits } from './password.ts';
import { changeSettings, credentialsOf, signedInUser } from './person-store.ts';
import { giveSession, sessionToken, takeSession } from './session-cookie.ts';
import { endSession, startSession } from './session-store.ts';
import { countAttempt, forgetAttempt } from './sign-in-attempts.ts';

/** `isBarred`: who may not sign in here, whatever their password; answered like a wrong one, after as long. */
type UserParts = Parts & { isBarred: (person: { id: string }) => boolean };

export function userRoutes(app: FastifyInstance, { database, clock, sessions, isBarred }: UserParts): void {
  serve(app, api.signIn, async ({ body, request, reply }) => {
    const attempt = { email: body.email, address: request.ip, device: null };
    await countAttempt(database, attempt, clock());
    const found = await credentialsOf(database, emailOf(body.email));
    const person = found && !isBarred(found) ? found : null;
    const fits = await passwordFits(body.password, person?.passwordHash ?? null);
    if (!person || !fits) throw new AppError('wrong_credentials');
    await forgetAttempt(database, attempt);
    const former = sessionToken(request);
    if (former) await endSession(database, former); // a session never outlives a sign-in: rotated, not reused
    giveSession(request, reply, await startSession(database, person.id, clock()));
    return signedInUser(database, person.id);
  });

  serve(app, api.signOut, async ({ request, reply }) => {
    const token = sessionToken(request);
    if (token) {
      await endSession(database, token);
      sessions.forget(token);
    }
    takeSession(request, reply);
    return { signedOut: true as const };
  });

  serve(app, api.authenticate, async ({ actor }) => signedInUser(database, actor.userId));

  serve(app, api.permissions, async ({ actor }) => ({
    items: ROLES.filter((role) => actor.roles.some((granted) => granted.role === role)),
    next: null,
  }));

  serve(app, api.updateSettings, async ({ actor, body }) => {
    if (body.restaurant) await demandReach(database, actor, body.restaurant);
    const settings = await changeSettings(database, actor, body);
    sessions.forgetPerson(actor.userId);
    return { settings };
  });
}
