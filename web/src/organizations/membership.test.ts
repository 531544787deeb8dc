import { expect, test } from 'vitest';
import { givesUpRunning, membershipProblem, rolesOf } from './membership.ts';

test('those who work in restaurants need one, those who run the organization none', () => {
  expect(membershipProblem('restaurant-user', new Set())).toBe('restaurantsMissing');
  expect(membershipProblem('portfolio-manager', new Set())).toBe('restaurantsMissing');
  expect(membershipProblem('restaurant-user', new Set(['a']))).toBeNull();
  expect(membershipProblem('organization-admin', new Set())).toBeNull();
});

test('a role held for several restaurants counts once', () => {
  const scope = { kind: 'restaurant' as const, id: 'a', name: 'A' };
  expect(
    rolesOf([
      { role: 'portfolio-manager', scope },
      { role: 'portfolio-manager', scope: { ...scope, id: 'b' } },
      { role: 'restaurant-user', scope },
    ]),
  ).toEqual(['portfolio-manager', 'restaurant-user']);
});

test('only an admin who takes a lesser role gives up running the organization', () => {
  expect(givesUpRunning(['organization-admin'], 'restaurant-user')).toBe(true);
  expect(givesUpRunning(['organization-admin'], 'organization-admin')).toBe(false);
  expect(givesUpRunning(['organization-admin'], 'enterprise-owner')).toBe(false);
  expect(givesUpRunning(['portfolio-manager'], 'restaurant-user')).toBe(false);
});
