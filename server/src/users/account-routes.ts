import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import * as api from '@plateprint/shared/users/account-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { isEmailTaken } from './account-store.ts';
import { countVerification } from './attempt-limits.ts';
import { ownAccount } from './check-password.ts';
import { followInvitation } from './follow-invitation.ts';
import { namesOfInvitation } from './open-invitation-store.ts';
import { signedInUser } from './person-store.ts';
import { sessionToken } from './session-cookie.ts';
import { signUp } from './sign-up.ts';
import { useUpTokens } from './token-store.ts';
import { askForEmail, sendVerification, verifyEmail } from './update-email.ts';
import { updateName } from './update-name.ts';

export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  serve(app, api.readInvitation, async ({ body }) => {
    const invitation = await followInvitation(database, { token: body.token, take: false }, clock());
    const hasAccount = invitation.email !== null && (await isEmailTaken(database, invitation.email));
    const names = await namesOfInvitation(database, invitation);
    const { kind, email, role, language, expires } = invitation;
    return { kind, email, role, language, hasAccount, ...names, expires: expires.toISOString() };
  });

  serve(app, api.signUpFromLink, async ({ body, request, reply }) =>
    signedInUser(database, await signUp(parts, { request, reply }, body)),
  );

  serve(app, api.acceptInvitation, async ({ actor, body, request }) => {
    await acceptInvitation(parts, actor, { token: body.token, session: sessionToken(request) });
    return signedInUser(database, actor.userId);
  });

  serve(app, api.requestVerifyEmail, async ({ actor }) => {
    await countVerification(database, actor.userId, clock());
    await sendVerification(parts, await ownAccount(parts, actor));
    return { sent: true as const };
  });

  serve(app, api.verifyEmail, async ({ query, request }) => verifyEmail(parts, { token: query.token, request }));

  serve(app, api.updateName, async ({ actor, params, body }) => {
    const name = { firstname: body.firstname.trim(), lastname: body.lastname.trim() };
    if (isBlank(name.firstname) || isBlank(name.lastname)) throw new AppError('fields_missing');
    await updateName(parts, actor, { personId: params.id, name });
    return { id: params.id, ...name };
  });

  serve(app, api.updateEmail, async ({ actor, body }) => {
    await askForEmail(parts, actor, body);
    return { pendingEmail: body.email };
  });

  serve(app, api.cancelUpdateEmail, async ({ actor }) => {
    await useUpTokens(database, actor.userId, ['change_email'], clock());
    return { pendingEmail: null };
  });
}
