import { describe, expect, test } from 'vitest';
import { accessLevel, isAdminsAndProfessional } from './access-level.ts';
import { PLANS } from './plan.ts';

describe('the access level on starter, plus, intermediate and professional', () => {
  test.each([
    ['super-admin', [0, 0, 1, 2]],
    ['organization-admin', [0, 0, 1, 2]],
    ['enterprise-owner', [0, 0, 1, 2]],
    ['portfolio-manager', [0, 0, 1, 2]],
    ['restaurant-user', [0, 0, 0, 0]],
    [null, [0, 0, 0, 0]],
  ] as const)('of %s is %j', (role, levels) => {
    expect(PLANS.map((plan) => accessLevel(role, plan))).toEqual(levels);
  });
});

describe('admins and professional, on starter, plus, intermediate and professional', () => {
  test.each([
    ['super-admin', [true, true, true, true]],
    ['organization-admin', [false, false, false, true]],
    ['enterprise-owner', [false, false, false, false]],
    ['portfolio-manager', [false, false, false, false]],
    ['restaurant-user', [false, false, false, false]],
  ] as const)('%s: %j', (role, expected) => {
    expect(PLANS.map((plan) => isAdminsAndProfessional(role, plan))).toEqual(expected);
  });
});
