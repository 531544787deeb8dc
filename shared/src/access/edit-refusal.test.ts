import { describe, expect, test } from 'vitest';
import type { Actor, GrantedRole } from './actor.ts';
import { menuEditRefusal, recipeEditRefusal, reportEditRefusal } from './edit-refusal.ts';
import type { Role } from './role.ts';

const canteen = { id: 'canteen', organizationId: 'nordic', enterpriseId: 'group' };
const sister = { id: 'sister-canteen', organizationId: 'sister', enterpriseId: 'group' };

const SCOPES: Record<Role, GrantedRole['scope']> = {
  'super-admin': { kind: 'all', id: '' },
  'enterprise-owner': { kind: 'enterprise', id: 'group' },
  'organization-admin': { kind: 'organization', id: 'nordic' },
  'portfolio-manager': { kind: 'organization', id: 'nordic' },
  'restaurant-user': { kind: 'restaurant', id: 'canteen' },
};

const as = (role: Role, change: Partial<Actor> = {}): Actor => ({
  userId: 'someone',
  roles: [{ role, scope: SCOPES[role] }],
  organizationId: 'nordic',
  enterpriseId: 'group',
  portfolio: ['canteen'],
  plan: 'professional',
  planActive: true,
  restaurantId: 'canteen',
  ...change,
});

const own = { libraryScope: 'restaurant' } as const;
const shared = { libraryScope: 'organization' } as const;
const paper = { ...own, options: { orientation: 'a4_portrait' } };
const screen = { ...own, options: { orientation: 'tv_landscape' } };
const monthly = { category: 'restaurant', variety: 'sales', type: 'monthly', restaurantIds: [] } as const;
const purchases = { ...monthly, variety: 'procurement' } as const;

describe('why a recipe, a menu or a report may not be changed', () => {
  const ended = { planActive: false };
  test.each([
    ['a chef’s own recipe', recipeEditRefusal(as('restaurant-user'), own, canteen), null],
    ['the library’s recipe, of a chef', recipeEditRefusal(as('restaurant-user'), shared, canteen), 'library'],
    ['the library’s recipe, of a portfolio manager', recipeEditRefusal(as('portfolio-manager'), shared, canteen), null],
    ['a recipe of an ended plan', recipeEditRefusal(as('organization-admin', ended), own, canteen), 'plan_inactive'],
    ['the library’s recipe of an ended plan', recipeEditRefusal(as('restaurant-user', ended), shared, canteen), 'plan_inactive'],
    ['a recipe of another kitchen', recipeEditRefusal(as('restaurant-user'), own, { ...canteen, id: 'other' }), 'not_allowed'],
    ['a menu on paper, on Starter', menuEditRefusal(as('restaurant-user', { plan: 'starter' }), paper, canteen), null],
    [
      'a menu for screens, on Starter',
      menuEditRefusal(as('restaurant-user', { plan: 'starter' }), screen, canteen),
      'plan_lacks',
    ],
    ['a menu of an ended plan', menuEditRefusal(as('restaurant-user', ended), paper, canteen), 'plan_inactive'],
    ['the library’s menu, of a chef', menuEditRefusal(as('restaurant-user'), { ...paper, ...shared }, canteen), 'library'],
    ['a month’s report, on Starter', reportEditRefusal(as('restaurant-user', { plan: 'starter' }), monthly, canteen), null],
    ['purchases, on Plus', reportEditRefusal(as('restaurant-user', { plan: 'plus' }), purchases, canteen), 'plan_lacks'],
    ['a report of an ended plan', reportEditRefusal(as('restaurant-user', ended), monthly, canteen), 'plan_inactive'],
  ] as const)('%s', (_, refusal, expected) => {
    expect(refusal).toBe(expected);
  });

  test('the plan of the place counts, not that of whoever works there', () => {
    const owner = as('enterprise-owner');
    expect(recipeEditRefusal(owner, own, { ...sister, plan: 'plus', planActive: false })).toBe('plan_inactive');
    expect(menuEditRefusal(owner, screen, { ...sister, plan: 'starter', planActive: true })).toBe('plan_lacks');
    const ofEnded = as('enterprise-owner', { planActive: false });
    expect(recipeEditRefusal(ofEnded, own, { ...sister, plan: 'plus', planActive: true })).toBeNull();
  });

  test('a super-admin is held by no plan', () => {
    expect(menuEditRefusal(as('super-admin', { plan: 'starter', planActive: false }), screen, canteen)).toBeNull();
  });
});
