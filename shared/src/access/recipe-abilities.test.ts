import { describe, expect, test } from 'vitest';
import type { Actor, RestaurantPlace } from './actor.ts';
import { mayEditRecipe, mayReadRecipe } from './recipe-abilities.ts';
import type { Role, ScopeKind } from './role.ts';

const canteen: RestaurantPlace = {
  id: 'canteen',
  organizationId: 'north',
  enterpriseId: 'group',
  plan: 'starter',
  planActive: true,
};

function somebody(role: Role, kind: ScopeKind, id: string, portfolio: string[] = []): Actor {
  return {
    userId: 'somebody',
    roles: [{ role, scope: { kind, id } }],
    organizationId: 'north',
    enterpriseId: 'group',
    portfolio,
    plan: 'starter',
    planActive: true,
    restaurantId: null,
  };
}

const PEOPLE: [string, Actor, { own: [boolean, boolean]; library: [boolean, boolean] }][] = [
  [
    'a cook there',
    somebody('restaurant-user', 'organization', 'north', ['canteen']),
    { own: [true, true], library: [true, false] },
  ],
  [
    'a cook elsewhere in the organization',
    somebody('restaurant-user', 'organization', 'north', ['café']),
    { own: [false, false], library: [true, false] },
  ],
  [
    'a portfolio manager',
    somebody('portfolio-manager', 'organization', 'north', ['canteen']),
    { own: [true, true], library: [true, true] },
  ],
  ['an admin', somebody('organization-admin', 'organization', 'north'), { own: [true, true], library: [true, true] }],
  ['an owner', somebody('enterprise-owner', 'enterprise', 'group'), { own: [true, true], library: [true, true] }],
  ['a super-admin', somebody('super-admin', 'all', ''), { own: [true, true], library: [true, true] }],
  [
    'a cook of another organization',
    { ...somebody('restaurant-user', 'organization', 'south', ['bistro']), organizationId: 'south' },
    { own: [false, false], library: [false, false] },
  ],
];

describe('who reads and who edits', () => {
  test.each(PEOPLE)('%s', (_, actor, { own, library }) => {
    const may = (libraryScope: 'restaurant' | 'organization', place = canteen) => [
      mayReadRecipe(actor, { libraryScope }, place),
      mayEditRecipe(actor, { libraryScope }, place),
    ];
    expect(may('restaurant')).toEqual(own);
    expect(may('organization')).toEqual(library);
  });

  test('an inactive plan reads and changes nothing', () => {
    const place = { ...canteen, planActive: false };
    const admin = somebody('organization-admin', 'organization', 'north');
    for (const libraryScope of ['restaurant', 'organization'] as const) {
      expect([mayReadRecipe(admin, { libraryScope }, place), mayEditRecipe(admin, { libraryScope }, place)]).toEqual([
        true,
        false,
      ]);
    }
  });
});
