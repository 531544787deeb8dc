import type { Actor } from '@plateprint/shared/access/actor.ts';
import { expect, test } from 'vitest';
import { integrationAccess } from './integration-access.ts';

const ROLES = {
  'organization-admin': { kind: 'organization', id: 'nordic' },
  'enterprise-owner': { kind: 'enterprise', id: 'group' },
  'restaurant-user': { kind: 'restaurant', id: 'canteen' },
  'super-admin': { kind: 'all', id: '' },
} as const;

function holder(role: keyof typeof ROLES): Actor {
  return {
    userId: 'somebody',
    roles: [{ role, scope: ROLES[role] }],
    organizationId: 'nordic',
    enterpriseId: 'group',
    portfolio: [],
    plan: 'starter',
    planActive: true,
    restaurantId: null,
  };
}

test.each([
  ['organization-admin', 'professional', 'open'],
  ['organization-admin', 'intermediate', 'plan_lacks'],
  ['organization-admin', null, 'plan_inactive'],
  ['enterprise-owner', 'professional', 'not_admin'],
  ['restaurant-user', 'professional', 'not_admin'],
  ['super-admin', 'starter', 'open'],
] as const)('%s of an organization on %s: %s', (role, plan, expected) => {
  const organization = { id: 'nordic', enterprise: { id: 'group', name: 'Group' }, plan };
  expect(integrationAccess(holder(role), organization)).toBe(expected);
});
