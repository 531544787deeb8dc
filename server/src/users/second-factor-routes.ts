import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import * as api from '@plateprint/shared/users/second-factor-api.ts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { changeSecondFactor, endFactorOf } from './change-second-factor.ts';
import { countCodeCheck } from './attempt-limits.ts';
import { demandPassword, ownAccount } from './check-password.ts';
import { managedMember } from './managed-member.ts';
import { beginFactor, confirmBegun, makeRecoveryCodes, verifyCode } from './second-factor.ts';
import { deleteFactor, factorOf, recoveryCodesLeft } from './second-factor-store.ts';
import { sessionToken } from './session-cookie.ts';

export function secondFactorRoutes(app: FastifyInstance, parts: Parts): void {
  const { database } = parts;

  /** Password and code again: who finds an open browser changes nothing here. */
  async function demandBoth(actor: Actor, { password, code }: { password: string; code: string }): Promise<void> {
    await demandPassword(parts, await ownAccount(parts, actor), password);
    await countCodeCheck(database, actor.userId, parts.clock());
    if (!(await verifyCode(parts, actor.userId, code))) throw new AppError('wrong_code');
  }

  serve(app, api.readSecondFactor, async ({ actor }) => {
    const factor = await factorOf(database, actor.userId);
    const since = factor?.confirmed?.toISOString() ?? null;
    return { on: since !== null, since, recoveryCodesLeft: await recoveryCodesLeft(database, actor.userId) };
  });

  serve(app, api.beginSecondFactor, async ({ actor, body }) => {
    const account = await ownAccount(parts, actor);
    await demandPassword(parts, account, body.password);
    return beginFactor(parts, account.id, account.email);
  });

  serve(app, api.confirmSecondFactor, async ({ actor, body, request }) => {
    await countCodeCheck(database, actor.userId, parts.clock());
    const recoveryCodes = await changeSecondFactor(parts, actor, {
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
    return { recoveryCodes: await makeRecoveryCodes(parts, actor.userId) };
  });

  serve(app, api.endSecondFactor, async ({ actor, body, request }) => {
    await demandBoth(actor, body);
    const change = async (within: Pick<Parts, 'database'>): Promise<void> => deleteFactor(within.database, actor.userId);
    await changeSecondFactor(parts, actor, { on: false, session: sessionToken(request), change });
    return { on: false as const };
  });

  serve(app, api.endMemberSecondFactor, async ({ actor, params }) => {
    await endFactorOf(parts, actor, await managedMember(database, actor, { personId: params.id }));
    return { id: params.id };
  });
}
