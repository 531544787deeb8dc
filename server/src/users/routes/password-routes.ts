import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/users/password-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { accountOf } from '../store/account-store.ts';
import { countResetRequest } from '../attempt-limits.ts';
import { managedMember } from '../actions/managed-member.ts';
import { changeOwnPassword, forceUpdate, setPasswordByLink } from '../actions/set-password.ts';
import { readToken } from '../store/token-store.ts';

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, jobs } = services;

  serve(app, api.requestResetPassword, async ({ body, request }) => {
    await countResetRequest(database, request.ip, clock());
    await jobs.queue(database, 'users.mail', { kind: 'reset_password', email: body.email });
    return { requested: true as const };
  });

  serve(app, api.readPasswordLink, async ({ body }) => {
    const asked = { token: body.token, purposes: ['reset_password', 'forced_update'] as const, take: false };
    const { personId, purpose, expires } = await readToken(database, asked, clock());
    const account = personId === null ? null : await accountOf(database, personId);
    if (!account) throw new AppError('link_unknown');
    return {
      kind: purpose === 'forced_update' ? ('forced' as const) : ('reset' as const),
      email: account.email,
      expires: expires.toISOString(),
    };
  });

  serve(app, api.resetPassword, async ({ body, request, reply }) =>
    setPasswordByLink(services, { request, reply }, { ...body, purpose: 'reset_password' }),
  );

  serve(app, api.updatePassword, async ({ actor, body, request, reply }) => {
    const { token, formerPassword, ...chosen } = body;
    if (token !== undefined && formerPassword === undefined)
      return setPasswordByLink(services, { request, reply }, { ...chosen, token, purpose: 'forced_update' });
    if (!actor) throw new AppError('not_signed_in');
    if (formerPassword === undefined || token !== undefined) throw new AppError('fields_missing');
    return changeOwnPassword(services, { actor, request, reply }, { ...chosen, formerPassword });
  });

  serve(app, api.forcePasswordUpdate, async ({ actor, params }) => {
    const member = await managedMember(database, actor, { personId: params.id });
    await forceUpdate(services, actor, member);
    return { id: member.id };
  });
}
