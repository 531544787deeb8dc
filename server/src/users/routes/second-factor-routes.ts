import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import * as api from '@plateprint/shared/users/second-factor-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { changeSecondFactor, endFactorOf } from '../actions/change-second-factor.ts';
import { countCodeCheck } from '../attempt-limits.ts';
import { demandPassword, ownAccount } from '../actions/check-password.ts';
import { managedMember } from '../actions/managed-member.ts';
import { beginFactor, confirmBegun, makeRecoveryCodes, verifyCode } from '../actions/second-factor.ts';
import { deleteFactor, factorOf, recoveryCodesLeft } from '../store/second-factor-store.ts';
import { sessionToken } from '../session-cookie.ts';

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  /** Password and code again: who finds an open browser changes nothing here. */
  async function demandBoth(actor: Actor, { password, code }: { password: string; code: string }): Promise<void> {
    await demandPassword(services, await ownAccount(services, actor), password);
    await countCodeCheck(database, actor.userId, services.clock());
    if (!(await verifyCode(services, actor.userId, code))) throw new AppError('wrong_code');
  }

  serve(app, api.readSecondFactor, async ({ actor }) => {
    const factor = await factorOf(database, actor.userId);
    const since = factor?.confirmed?.toISOString() ?? null;
    return { on: since !== null, since, recoveryCodesLeft: await recoveryCodesLeft(database, actor.userId) };
  });

  serve(app, api.beginSecondFactor, async ({ actor, body }) => {
    const account = await ownAccount(services, actor);
    await demandPassword(services, account, body.password);
    return beginFactor(services, account.id, account.email);
  });

  serve(app, api.confirmSecondFactor, async ({ actor, body, request }) => {
    await countCodeCheck(database, actor.userId, services.clock());
    const recoveryCodes = await changeSecondFactor(services, actor, {
      on: true,
      session: sessionToken(request),
      change: async (within) => {
        await confirmBegun(within, actor.userId, body.code);
        return makeRecoveryCodes(within, actor.userId);
      },
    });
    return { recoveryCodes };
  });

  serve(app, api.renewRecoveryCodes, async ({ actor, body }) => {
    await demandBoth(actor, body);
    return { recoveryCodes: await makeRecoveryCodes(services, actor.userId) };
  });

  serve(app, api.endSecondFactor, async ({ actor, body, request }) => {
    await demandBoth(actor, body);
    const change = async (within: Pick<Services, 'database'>): Promise<void> => deleteFactor(within.database, actor.userId);
    await changeSecondFactor(services, actor, { on: false, session: sessionToken(request), change });
    return { on: false as const };
  });

  serve(app, api.endMemberSecondFactor, async ({ actor, params }) => {
    await endFactorOf(services, actor, await managedMember(database, actor, { personId: params.id }));
    return { id: params.id };
  });
}
