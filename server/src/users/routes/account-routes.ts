import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import * as api from '@plateprint/shared/users/account-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { acceptInvitation } from '../actions/accept-invitation.ts';
import { isEmailTaken } from '../store/account-email-store.ts';
import { countVerification } from '../attempt-limits.ts';
import { ownAccount } from '../actions/check-password.ts';
import { followInvitation } from '../actions/follow-invitation.ts';
import { namesOfInvitation } from '../store/open-invitation-store.ts';
import { signedInUser } from '../store/person-store.ts';
import { sessionToken } from '../session-cookie.ts';
import { signUp } from '../actions/sign-up.ts';
import { useUpTokens } from '../store/token-store.ts';
import { askForEmail, sendVerification, verifyEmail } from '../actions/update-email.ts';
import { updateName } from '../actions/update-name.ts';

export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.readInvitation, async ({ body }) => {
    const invitation = await followInvitation(database, { token: body.token, take: false }, clock());
    const hasAccount = invitation.email !== null && (await isEmailTaken(database, invitation.email));
    const names = await namesOfInvitation(database, invitation);
    const { kind, email, role, language, expires } = invitation;
    return { kind, email, role, language, hasAccount, ...names, expires: expires.toISOString() };
  });

  serve(app, api.signUpFromLink, async ({ body, request, reply }) =>
    signedInUser(database, await signUp(services, { request, reply }, body)),
  );

  serve(app, api.acceptInvitation, async ({ actor, body, request }) => {
    await acceptInvitation(services, actor, { token: body.token, session: sessionToken(request) });
    return signedInUser(database, actor.userId);
  });

  serve(app, api.requestVerifyEmail, async ({ actor }) => {
    await countVerification(database, actor.userId, clock());
    await sendVerification(services, await ownAccount(services, actor));
    return { sent: true as const };
  });

  serve(app, api.verifyEmail, async ({ query, request }) => verifyEmail(services, { token: query.token, request }));

  serve(app, api.updateName, async ({ actor, params, body }) => {
    const name = { firstname: body.firstname.trim(), lastname: body.lastname.trim() };
    if (isBlank(name.firstname) || isBlank(name.lastname)) throw new AppError('fields_missing');
    await updateName(services, actor, { personId: params.id, name });
    return { id: params.id, ...name };
  });

  serve(app, api.updateEmail, async ({ actor, body }) => {
    await askForEmail(services, actor, body);
    return { pendingEmail: body.email };
  });

  serve(app, api.cancelUpdateEmail, async ({ actor }) => {
    await useUpTokens(database, actor.userId, ['change_email'], clock());
    return { pendingEmail: null };
  });
}
