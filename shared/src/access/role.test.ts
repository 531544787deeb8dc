import { expect, test } from 'vitest';
import { isAdminOrEnterpriseOwner, ROLES, shownRole, worksInRestaurants } from './role.ts';

test.each([
  [['restaurant-user', 'super-admin'], 'restaurant-user'],
  [['beta-tester', 'organization-admin', 'restaurant-user'], 'organization-admin'],
  [['beta-tester'], null],
  [[], null],
])('of %j the first with a name counts: %s', (permissions, role) => {
  expect(shownRole(permissions)).toBe(role);
});

test.each([
  ['super-admin', true],
  ['organization-admin', true],
  ['enterprise-owner', true],
  ['portfolio-manager', false],
  ['restaurant-user', false],
  [null, false],
] as const)('%s is admin or enterprise owner: %s', (role, expected) => {
  expect(isAdminOrEnterpriseOwner(role)).toBe(expected);
});

test('somebody who is held for restaurants works in those of their portfolio, and nobody else does', () => {
  expect(ROLES.filter(worksInRestaurants)).toEqual(['portfolio-manager', 'restaurant-user']);
});
