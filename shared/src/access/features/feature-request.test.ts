import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { decidersOf, LOCKED_FEATURES, mayRequestFeatures } from './feature-request.ts';
import type { Role } from '../role.ts';

const nordic = { id: 'nordic', enterpriseId: 'group' };

function as(role: Role, kind: 'all' | 'enterprise' | 'organization' | 'restaurant', id: string): Actor {
  return {
    userId: 'someone',
    roles: [{ role, scope: { kind, id } }],
    organizationId: 'nordic',
    enterpriseId: 'group',
    portfolio: [],
    plan: 'starter',
    planActive: true,
    restaurantId: null,
  };
}

test.each([
  ['restaurant-user', 'restaurant', 'canteen', 'organization-admin'],
  ['portfolio-manager', 'organization', 'nordic', 'organization-admin'],
  ['organization-admin', 'organization', 'nordic', 'super-admin'],
  ['enterprise-owner', 'enterprise', 'group', 'super-admin'],
] as const)('a %s turns to those who decide for them', (role, kind, id, decider) => {
  const actor = as(role, kind, id);
  expect(decidersOf(actor, nordic, { hasAdmin: true })).toBe(decider);
  expect(decidersOf(actor, nordic, { hasAdmin: false })).toBe('super-admin');
  expect(mayRequestFeatures(actor, nordic)).toBe(true);
  expect(mayRequestFeatures(actor, { id: 'stranger', enterpriseId: null })).toBe(false);
});

test('what every plan has is never asked for', () => {
  expect(LOCKED_FEATURES).toHaveLength(10);
  expect(LOCKED_FEATURES).not.toContain('recipes');
});
