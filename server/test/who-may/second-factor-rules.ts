import * as api from '@plateprint/shared/users/second-factor-api.ts';
import { Secret, TOTP } from 'otpauth';
import { NONE, RUNNING, SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { Me, World } from './world.ts';

/** The code that an app shows. */
function codeOf({ product }: World, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: product.now() });
}

async function begun(world: World, me: Me): Promise<string> {
  const { secret } = await me.self(api.beginSecondFactor, { body: { password: world.password } });
  return codeOf(world, secret);
}

/** Turned on; @returns a recovery code. */
async function turnedOn(world: World, me: Me): Promise<string> {
  const code = await begun(world, me);
  return (await me.self(api.confirmSecondFactor, { body: { code } })).recoveryCodes[0] ?? '';
}

export const SECOND_FACTOR_RULES: readonly Rule[] = [
  // Only with the cookie of a sign-in that is half done.
  rule(api.secondStep, NONE, () => ({ body: { code: '000000' } })),
  rule(api.readSecondFactor, SIGNED_IN),
  rule(api.beginSecondFactor, SIGNED_IN, ({ password }) => ({ body: { password } })),
  rule(api.confirmSecondFactor, SIGNED_IN, async (world, me) => ({ body: { code: await begun(world, me) } })),
  rule(api.renewRecoveryCodes, SIGNED_IN, async (world, me) => ({
    body: { password: world.password, code: await turnedOn(world, me) },
  })),
  rule(api.endSecondFactor, SIGNED_IN, async (world, me) => ({
    body: { password: world.password, code: await turnedOn(world, me) },
  })),
  rule(api.endMemberSecondFactor, RUNNING, async ({ member }) => ({ params: { id: await member() } })),
];
