import { expect, test } from 'vitest';
import type { Actor } from './actor.ts';
import { mayLeaveLeaderboard, mayNameOnLeaderboard, mayReadLeaderboardOf } from './leaderboard-abilities.ts';

const person: Actor = {
  userId: 'p',
  roles: [],
  organizationId: 'o',
  enterpriseId: 'e',
  portfolio: [],
  plan: 'plus',
  planActive: true,
  restaurantId: null,
};
const actor = (roles: Actor['roles'], change: Partial<Actor> = {}): Actor => ({ ...person, roles, ...change });
const chef = actor([{ role: 'restaurant-user', scope: { kind: 'organization', id: 'o' } }], { portfolio: ['r'] });
const admin = actor([{ role: 'organization-admin', scope: { kind: 'organization', id: 'o' } }]);
const owner = actor([{ role: 'enterprise-owner', scope: { kind: 'enterprise', id: 'e' } }]);
const superAdmin = actor([{ role: 'super-admin', scope: { kind: 'all', id: '' } }], {
  organizationId: 'group',
  enterpriseId: null,
});

const from = { organizationId: 'o', enterpriseId: 'e' };
const own = { id: 'o', enterpriseId: 'e' };
const sister = { id: 's', enterpriseId: 'e' };
const stranger = { id: 'x', enterpriseId: null };

test.each([
  ['a chef', chef, [true, false, false]],
  ['an admin', admin, [true, false, false]],
  ['the owner of the enterprise', owner, [true, true, false]],
  ['a super-admin', superAdmin, [true, true, false]],
])('%s reads names of the own organization, a sister and a stranger: %#', (_who, reader, expected) => {
  expect([own, sister, stranger].map((organization) => mayNameOnLeaderboard(reader, organization, from))).toEqual(expected);
});

const canteen = { id: 'r', organizationId: 'o', enterpriseId: 'e', planActive: false };

test('boards are read on plus and above, also while the plan is inactive; a super-admin is held by no plan', () => {
  expect(mayReadLeaderboardOf(chef, { ...canteen, plan: 'plus' })).toBe(true);
  expect(mayReadLeaderboardOf(chef, { ...canteen, plan: 'starter' })).toBe(false);
  expect(mayReadLeaderboardOf(chef, { ...canteen, id: 'other', plan: 'plus' })).toBe(false);
  expect(mayReadLeaderboardOf(superAdmin, { ...canteen, plan: 'starter' })).toBe(true);
});

test('those who run the organization may leave on any plan, a chef may not', () => {
  expect([chef, admin, owner, superAdmin].map((each) => mayLeaveLeaderboard(each, { ...canteen, plan: 'starter' }))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
