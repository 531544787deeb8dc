import { createOrganization } from '@plateprint/shared/admin/admin-api.ts';
import { inviteMember } from '@plateprint/shared/organizations/member-api.ts';
import * as accounts from '@plateprint/shared/users/account-api.ts';
import * as passwords from '@plateprint/shared/users/password-api.ts';
import * as roles from '@plateprint/shared/users/role-api.ts';
import * as sessions from '@plateprint/shared/users/session-api.ts';
import * as api from '@plateprint/shared/users/user-api.ts';
import type { Caller } from '../support/product.ts';
import { ANYONE, NONE, RUNNING, SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { Me, World } from './world.ts';

let numbered = 0;
const newAddress = (): string => `guest-${(numbered += 1)}@who-may.test`;

/** The link of an invitation to the organization. */
async function invitation(world: World): Promise<string> {
  const { organization, kitchen } = world;
  const body = { organizationId: organization, email: newAddress(), role: 'restaurant-user' as const, restaurantIds: [kitchen] };
  await world.super(inviteMember, { body });
  return world.linkInMail();
}

/** The link of an invitation for somebody who has an account, to run another organization as well. */
async function invitationFor(world: World, { email }: Me): Promise<string> {
  const place = { segment: 'hotel' as const, location: 'SE' };
  await world.super(createOrganization, { body: { ...place, name: `House of ${email}`, adminEmail: email } });
  return world.linkInMail();
}

async function resetLink(world: World, { email }: Me): Promise<string> {
  world.product.wait(70_000); // an address asks twenty times at once, then once a minute
  await (
    await world.product.as(null)
  )(passwords.requestResetPassword, { body: { email } });
  return world.linkInMail();
}

const again = (password: string) => ({ password, passwordAgain: password });
const NEW_PASSWORD = again('a spoon and a sieve');

async function sessionOf(call: Caller): Promise<string> {
  const { items } = await call(sessions.listSessions);
  return items.find(({ current }) => current)?.id ?? '';
}

export const USER_RULES: readonly Rule[] = [
  rule(api.signIn, ANYONE, ({ password }, { email }) => ({ body: { email, password } })),
  rule(api.signOut, ANYONE),
  rule(api.authenticate, SIGNED_IN),
  rule(api.readSession, ANYONE),
  rule(api.permissions, SIGNED_IN),
  rule(api.updateSettings, SIGNED_IN, () => ({ body: { units: 'imperial' } })),

  rule(accounts.readInvitation, ANYONE, async (world) => ({ body: { token: await invitation(world) } })),
  rule(accounts.signUpFromLink, ANYONE, async (world) => ({
    body: { token: await invitation(world), firstname: 'Ny', lastname: 'Gäst', ...NEW_PASSWORD, terms: true },
  })),
  rule(accounts.acceptInvitation, SIGNED_IN, async (world, me) => ({ body: { token: await invitationFor(world, me) } })),
  rule(accounts.requestVerifyEmail, SIGNED_IN),
  rule(accounts.verifyEmail, ANYONE, async (world, me) => {
    await (
      await world.product.as(me.id)
    )(accounts.requestVerifyEmail);
    return { query: { token: await world.linkInMail() } };
  }),
  rule(accounts.updateName, RUNNING, async ({ member }) => ({
    params: { id: await member() },
    body: { firstname: 'An', lastname: 'Other' },
  })),
  rule(accounts.updateName, SIGNED_IN, (_, { id }) => ({ params: { id }, body: { firstname: 'My', lastname: 'Self' } })),
  rule(accounts.updateEmail, SIGNED_IN, ({ password }) => ({ body: { email: newAddress(), password } })),
  rule(accounts.cancelUpdateEmail, SIGNED_IN),

  rule(passwords.requestResetPassword, ANYONE, ({ product }, { email }) => {
    product.wait(70_000);
    return { body: { email } };
  }),
  rule(passwords.readPasswordLink, ANYONE, async (world, me) => ({ body: { token: await resetLink(world, me) } })),
  rule(passwords.resetPassword, ANYONE, async (world, me) => ({
    body: { token: await resetLink(world, me), ...NEW_PASSWORD },
  })),
  rule(passwords.updatePassword, SIGNED_IN, ({ password }) => ({ body: { formerPassword: password, ...NEW_PASSWORD } })),
  rule(passwords.updatePassword, ANYONE, async (world) => {
    const id = await world.member();
    await world.super(passwords.forcePasswordUpdate, { params: { id } });
    return { body: { token: await world.linkInMail(), ...NEW_PASSWORD } };
  }),
  rule(passwords.forcePasswordUpdate, RUNNING, async ({ member }) => ({ params: { id: await member() } })),

  rule(sessions.listSessions, SIGNED_IN),
  rule(sessions.endSession, SIGNED_IN, async (_, { self }) => ({ params: { id: await sessionOf(self) } })),
  rule(sessions.endSession, NONE, async ({ super: call }) => ({ params: { id: await sessionOf(call) } })),
  rule(sessions.endOtherSessions, SIGNED_IN),

  rule(roles.updateRole, RUNNING, async ({ member, kitchen }) => ({
    params: { id: await member() },
    body: { roles: [{ role: 'portfolio-manager' }], restaurantIds: [kitchen] },
  })),
];
