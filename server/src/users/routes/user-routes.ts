import { ROLES } from '@plateprint/shared/access/role.ts';
import * as roleApi from '@plateprint/shared/users/role-api.ts';
import * as factorApi from '@plateprint/shared/users/second-factor-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandReach } from '../../access/reach.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { accountRoutes } from './account-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { personalDataRoutes } from '../personal-data/personal-data-routes.ts';
import { changeSettings, signedInUser } from '../store/person-store.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { sessionToken, takeSession } from '../session-cookie.ts';
import { sessionRoutes } from './session-routes.ts';
import { endSession, touchRecentSessions } from '../session-store.ts';
import { finishSignIn, signIn, type SignInServices } from '../actions/sign-in.ts';
import { updateRole } from '../actions/update-role.ts';

export function userRoutes(app: FastifyInstance, services: Services & SignInServices): void {
  const { database, clock, sessions } = services;

  serve(app, api.signIn, async ({ body, request, reply }) =>
    signedInUser(database, await signIn(services, { request, reply }, body)),
  );

  serve(app, factorApi.secondStep, async ({ body, request, reply }) =>
    signedInUser(database, await finishSignIn(services, { request, reply }, body)),
  );

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

  serve(app, api.readSession, async ({ actor }) => ({ session: actor && (await signedInUser(database, actor.userId)) }));

  serve(app, api.permissions, async ({ actor }) => ({
    items: ROLES.filter((role) => actor.roles.some((granted) => granted.role === role)),
    next: null,
  }));

  serve(app, api.updateSettings, async ({ actor, body }) => {
    if (body.restaurant) await demandReach(database, actor, body.restaurant);
    if (body.inactivityLogoutTime) await touchRecentSessions(database, actor.userId, clock());
    const settings = await changeSettings(database, actor, body);
    sessions.forgetPerson(actor.userId);
    return { settings };
  });

  serve(app, roleApi.updateRole, async ({ actor, params, body, request }) => {
    const change = { personId: params.id, change: body, token: sessionToken(request) };
    return { id: params.id, ...(await updateRole(services, actor, change)) };
  });

  accountRoutes(app, services);
  passwordRoutes(app, services);
  sessionRoutes(app, services);
  secondFactorRoutes(app, services);
  personalDataRoutes(app, services);
}
