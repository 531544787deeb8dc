import { expect, test } from 'vitest';
import type { Actor, RestaurantPlace } from './actor.ts';
import { maySeeCosts } from './restaurant-abilities.ts';
import type { Role, ScopeKind } from './role.ts';

const canteen: RestaurantPlace = {
  id: 'canteen',
  organizationId: 'north',
  enterpriseId: 'group',
  plan: 'starter',
  planActive: true,
};

function somebody(role: Role, kind: ScopeKind, id: string, portfolio: string[] = []): Actor {
  const own = { organizationId: 'north', enterpriseId: 'group', plan: 'starter', planActive: true, restaurantId: null } as const;
  return { userId: 'somebody', roles: [{ role, scope: { kind, id } }], portfolio, ...own };
}

test.each([
  ['a cook there', somebody('restaurant-user', 'organization', 'north', ['canteen']), false],
  ['a manager of the kitchen', somebody('portfolio-manager', 'organization', 'north', ['canteen']), true],
  ['a manager of another kitchen', somebody('portfolio-manager', 'organization', 'north', ['café']), false],
  ['an admin', somebody('organization-admin', 'organization', 'north'), true],
  ['an owner', somebody('enterprise-owner', 'enterprise', 'group'), true],
  [
    'an admin of another organization',
    { ...somebody('organization-admin', 'organization', 'south'), organizationId: 'south' },
    false,
  ],
  ['a super-admin', somebody('super-admin', 'all', ''), true],
] as const)('costs are for those who run kitchens: %s', (_, actor, may) => {
  expect(maySeeCosts(actor, canteen)).toBe(may);
});
