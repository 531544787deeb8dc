import { expect, test } from 'vitest';
import type { Actor } from '../../access/actor.ts';
import { mayReadTargets, maySetTargets } from '../../access/report-abilities.ts';
import type { Role, ScopeKind } from '../../access/role.ts';

const organization = { id: 'north', enterpriseId: 'tables', plan: 'intermediate', planActive: true } as const;
const kitchen = { organization, restaurant: { ...organization, id: 'attic', organizationId: 'north' } };
const whole = { organization, restaurant: null };

function actor(role: Role, kind: ScopeKind, id: string, home = 'north'): Actor {
  const roles = [{ role, scope: { kind, id } }];
  const plan = { plan: 'intermediate', planActive: true } as const;
  return { userId: 'x', roles, organizationId: home, enterpriseId: 'tables', portfolio: ['attic'], restaurantId: null, ...plan };
}

test.each([
  ['a cook', actor('restaurant-user', 'restaurant', 'attic'), { read: [true, false], set: [false, false] }],
  [
    'who manages it among others',
    actor('portfolio-manager', 'organization', 'north'),
    { read: [true, false], set: [true, false] },
  ],
  ['an admin', actor('organization-admin', 'organization', 'north'), { read: [true, true], set: [true, true] }],
  ['the owner', actor('enterprise-owner', 'enterprise', 'tables'), { read: [true, true], set: [true, true] }],
  ['a stranger', actor('organization-admin', 'organization', 'south', 'south'), { read: [false, false], set: [false, false] }],
])('%s: targets of a kitchen and of the whole organization', (_who, by, { read, set }) => {
  expect([mayReadTargets(by, kitchen), mayReadTargets(by, whole)]).toEqual(read);
  expect([maySetTargets(by, kitchen), maySetTargets(by, whole)]).toEqual(set);
});

test('without a plan that has organization reports an organization sets none, and reads those that it has', () => {
  const admin = actor('organization-admin', 'organization', 'north');
  const starter = { organization: { ...organization, plan: 'starter' as const }, restaurant: null };
  expect([mayReadTargets(admin, starter), maySetTargets(admin, starter)]).toEqual([true, false]);
});
