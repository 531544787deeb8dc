import { describe, expect, test } from 'vitest';
import * as may from './abilities.ts';
import type { Actor, GrantedRole } from './actor.ts';
import { mayFormEnterprises } from './enterprise-abilities.ts';
import {
  mayChangeMember,
  mayExportOrganization,
  mayInvite,
  mayReadAudit,
  mayReadMembers,
  mayReadOrganization,
} from './member-abilities.ts';
import * as plans from './menu-plan-abilities.ts';
import { mayEditRestaurant, mayManageRestaurant } from './restaurant-abilities.ts';
import { isMultiOrganizationAdmin, reauthenticatesAfterSwitch } from './actor.ts';
import type { Plan } from './plan.ts';
import { PLANS, isAtLeast } from './plan.ts';
import type { Role } from './role.ts';
import { ROLES } from './role.ts';

const canteen = { id: 'canteen', organizationId: 'nordic', enterpriseId: 'group' };
const otherCanteen = { ...canteen, id: 'other-canteen' };
const nordic = { id: 'nordic', enterpriseId: 'group' };
const sister = { id: 'sister', enterpriseId: 'group' };
const sisterCanteen = { id: 'sister-canteen', organizationId: 'sister', enterpriseId: 'group' };
const stranger = { id: 'stranger', enterpriseId: 'another-group' };
const strangerCanteen = { id: 'stranger-canteen', organizationId: 'stranger', enterpriseId: 'another-group' };

const GRANTS: Record<Role, GrantedRole> = {
  'super-admin': { role: 'super-admin', scope: { kind: 'all', id: '' } },
  'enterprise-owner': { role: 'enterprise-owner', scope: { kind: 'enterprise', id: 'group' } },
  'organization-admin': { role: 'organization-admin', scope: { kind: 'organization', id: 'nordic' } },
  'portfolio-manager': { role: 'portfolio-manager', scope: { kind: 'organization', id: 'nordic' } },
  'restaurant-user': { role: 'restaurant-user', scope: { kind: 'restaurant', id: 'canteen' } },
};

function actorWith(roles: GrantedRole[], change: Partial<Actor> = {}): Actor {
  return {
    userId: 'someone',
    roles,
    organizationId: 'nordic',
    enterpriseId: 'group',
    portfolio: ['canteen'],
    plan: 'professional',
    planActive: true,
    restaurantId: 'canteen',
    ...change,
  };
}
const as = (role: Role, change: Partial<Actor> = {}) => actorWith([GRANTS[role]], change);

const sales = (type: 'monthly' | 'period' | 'event') => ({ variety: 'sales', type }) as const;
const procurement = (type: 'monthly' | 'period' | 'event') => ({ variety: 'procurement', type }) as const;

/** Where a role may do it: from this plan on, even on an inactive one, or never. Super-admins are held by no plan. */
type From = Plan | 'even inactive' | 'never';
type Ability = [string, (actor: Actor) => boolean, Record<Exclude<Role, 'super-admin'>, From>];

const everyone = (from: From) => ({
  'enterprise-owner': from,
  'organization-admin': from,
  'portfolio-manager': from,
  'restaurant-user': from,
});
const runners = (from: From) => ({ ...everyone('never'), 'enterprise-owner': from, 'organization-admin': from });
const ABILITIES: Ability[] = [
  ['use the restaurant', (actor) => may.mayUseRestaurant(actor, canteen), everyone('even inactive')],
  ['read recipes', (actor) => may.mayReadRecipes(actor, canteen), everyone('even inactive')],
  ['edit recipes', (actor) => may.mayEditRecipes(actor, canteen), everyone('starter')],
  ['read the library', (actor) => may.mayReadLibrary(actor, nordic), everyone('even inactive')],
  ['edit the library', (actor) => may.mayEditLibrary(actor, nordic), { ...everyone('starter'), 'restaurant-user': 'never' }],
  ['read menus', (actor) => may.mayReadMenus(actor, canteen), everyone('even inactive')],
  ['edit A4 menus', (actor) => may.mayEditMenus(actor, canteen), everyone('starter')],
  ['edit TV menus', (actor) => may.mayEditMenus(actor, canteen, 'tv'), everyone('plus')],
  ['share menus', (actor) => may.mayShareMenus(actor, canteen), everyone('plus')],
  ['read menu plans', (actor) => plans.mayReadMenuPlans(actor, canteen), everyone('even inactive')],
  ['edit menu plans', (actor) => plans.mayEditMenuPlans(actor, canteen), everyone('plus')],
  ['publish menu plans', (actor) => plans.mayPublishMenuPlans(actor, canteen), everyone('plus')],
  ['log waste', (actor) => plans.mayLogWaste(actor, canteen), everyone('plus')],
  ['offer menu plans', (actor) => plans.mayOfferMenuPlans(actor, canteen), { ...everyone('plus'), 'restaurant-user': 'never' }],
  ['read reports', (actor) => may.mayReadReports(actor, canteen), everyone('even inactive')],
  ['edit monthly sales reports', (actor) => may.mayEditReports(actor, canteen, sales('monthly')), everyone('starter')],
  ['edit event sales reports', (actor) => may.mayEditReports(actor, canteen, sales('event')), everyone('plus')],
  ['edit period sales reports', (actor) => may.mayEditReports(actor, canteen, sales('period')), everyone('plus')],
  ['edit procurement reports', (actor) => may.mayEditReports(actor, canteen, procurement('monthly')), everyone('intermediate')],
  [
    'read organization reports',
    (actor) => may.mayReadOrganizationReports(actor, nordic),
    { ...everyone('even inactive'), 'restaurant-user': 'never' },
  ],
  [
    'edit organization reports',
    (actor) => may.mayEditOrganizationReports(actor, nordic),
    { ...everyone('intermediate'), 'restaurant-user': 'never' },
  ],
  [
    'manage the organization',
    (actor) => may.mayManageOrganization(actor, nordic),
    { ...everyone('never'), 'enterprise-owner': 'starter', 'organization-admin': 'starter' },
  ],
  [
    'join the leaderboard',
    (actor) => may.mayJoinLeaderboard(actor, canteen),
    { ...everyone('never'), 'enterprise-owner': 'plus', 'organization-admin': 'plus' },
  ],
  [
    'read which integrations there are',
    (actor) => may.mayReadIntegrations(actor, nordic),
    { ...everyone('never'), 'organization-admin': 'even inactive' },
  ],
  [
    'manage integrations',
    (actor) => may.mayManageIntegrations(actor, nordic),
    { ...everyone('never'), 'organization-admin': 'professional' },
  ],
  [
    'use the mapper’s page',
    (actor) => may.mayUseMapperPage(actor, nordic),
    { ...everyone('never'), 'organization-admin': 'professional' },
  ],
  [
    'edit the enterprise',
    (actor) => may.mayEditEnterprise(actor, { id: 'group' }),
    { ...everyone('never'), 'enterprise-owner': 'professional' },
  ],
  ['open the admin area', (actor) => may.mayOpenAdmin(actor), everyone('never')],
  ['read the organization', (actor) => mayReadOrganization(actor, nordic), everyone('even inactive')],
  ['read the members', (actor) => mayReadMembers(actor, nordic), runners('even inactive')],
  ['read the audit', (actor) => mayReadAudit(actor, nordic), runners('even inactive')],
  ['take all data along', (actor) => mayExportOrganization(actor, nordic), runners('even inactive')],
  ['invite a cook', (actor) => mayInvite(actor, nordic, 'restaurant-user'), runners('starter')],
  ['invite an admin', (actor) => mayInvite(actor, nordic, 'organization-admin'), runners('starter')],
  [
    'invite an owner',
    (actor) => mayInvite(actor, nordic, 'enterprise-owner'),
    { ...everyone('never'), 'enterprise-owner': 'starter' },
  ],
  [
    'remove a cook',
    (actor) => mayChangeMember(actor, nordic, { roles: ['restaurant-user', 'portfolio-manager'] }),
    runners('starter'),
  ],
  [
    'remove an owner',
    (actor) => mayChangeMember(actor, nordic, { roles: ['restaurant-user', 'enterprise-owner'] }),
    { ...everyone('never'), 'enterprise-owner': 'starter' },
  ],
  ['remove a super-admin', (actor) => mayChangeMember(actor, nordic, { roles: ['super-admin'] }), everyone('never')],
  ['add and delete restaurants', (actor) => mayManageRestaurant(actor, canteen), runners('starter')],
  [
    'edit the restaurant of the portfolio',
    (actor) => mayEditRestaurant(actor, canteen),
    { ...everyone('starter'), 'restaurant-user': 'never' },
  ],
  ['edit another restaurant', (actor) => mayEditRestaurant(actor, otherCanteen), runners('starter')],
  ['form enterprises', (actor) => mayFormEnterprises(actor), everyone('never')],
];

describe.each(ABILITIES)('who may %s', (name, ability, from) => {
  test.each(
    ROLES.flatMap((role) => PLANS.flatMap((plan) => [true, false].map((planActive) => [role, plan, planActive] as const))),
  )('%s on %s (active: %s)', (role, plan, planActive) => {
    expect(ability(as(role, { plan, planActive }))).toBe(expected(role, plan, planActive));
  });

  test('nobody without a role, whatever the portfolio', () => {
    const ofEveryone = ['read the library', 'read the organization'];
    expect(ability(actorWith([]))).toBe(ofEveryone.includes(name));
  });

  test('nobody of another enterprise', () => {
    const elsewhere: Partial<Actor> = {
      organizationId: 'stranger',
      enterpriseId: 'another-group',
      portfolio: ['stranger-canteen'],
    };
    const roles: GrantedRole[] = [
      { role: 'enterprise-owner', scope: { kind: 'enterprise', id: 'another-group' } },
      { role: 'organization-admin', scope: { kind: 'organization', id: 'stranger' } },
      { role: 'portfolio-manager', scope: { kind: 'organization', id: 'stranger' } },
      { role: 'restaurant-user', scope: { kind: 'restaurant', id: 'stranger-canteen' } },
    ];
    expect(ability(actorWith(roles, elsewhere))).toBe(false);
  });

  function expected(role: Role, plan: Plan, planActive: boolean): boolean {
    if (role === 'super-admin') return true;
    const lowest = from[role];
    if (lowest === 'never') return false;
    return lowest === 'even inactive' || (planActive && isAtLeast(plan, lowest));
  }
});

describe('scopes', () => {
  test('a restaurant user works in the restaurants of the portfolio, and nowhere else', () => {
    expect(may.mayUseRestaurant(as('restaurant-user'), otherCanteen)).toBe(false);
    expect(may.mayUseRestaurant(as('restaurant-user', { portfolio: ['canteen', 'other-canteen'] }), otherCanteen)).toBe(false);
    const ofTheOrganization: GrantedRole = { role: 'restaurant-user', scope: { kind: 'organization', id: 'nordic' } };
    expect(may.mayUseRestaurant(actorWith([ofTheOrganization], { portfolio: ['other-canteen'] }), otherCanteen)).toBe(true);
    expect(may.mayUseRestaurant(actorWith([ofTheOrganization]), otherCanteen)).toBe(false);
  });

  test('a portfolio does not reach into another organization', () => {
    const odd: GrantedRole[] = [{ role: 'restaurant-user', scope: { kind: 'restaurant', id: 'sister-canteen' } }];
    expect(may.mayUseRestaurant(actorWith(odd, { portfolio: ['sister-canteen'] }), sisterCanteen)).toBe(false);
  });

  test('a portfolio manager of single restaurants makes reports in their organization, and in no other', () => {
    const ofOne = actorWith([{ role: 'portfolio-manager', scope: { kind: 'restaurant', id: 'canteen' } }]);
    expect(may.mayEditOrganizationReports(ofOne, nordic)).toBe(true);
    expect(may.mayReadOrganizationReports(ofOne, sister)).toBe(false);
    expect(may.mayEditLibrary(ofOne, stranger)).toBe(false);
  });

  test('an organization admin runs all restaurants of the organization, not those of a sister', () => {
    expect(may.mayEditRecipes(as('organization-admin'), otherCanteen)).toBe(true);
    expect(may.mayEditRecipes(as('organization-admin'), sisterCanteen)).toBe(false);
    expect(may.mayReadLibrary(as('organization-admin'), sister)).toBe(false);
  });

  test('an enterprise owner runs every organization of the enterprise, by the plan of each', () => {
    const owner = as('enterprise-owner');
    expect(may.mayEditRecipes(owner, sisterCanteen)).toBe(true);
    expect(may.mayShareMenus(owner, { ...sisterCanteen, plan: 'starter' })).toBe(false);
    expect(may.mayEditRecipes(owner, { ...sisterCanteen, planActive: false })).toBe(false);
    expect(may.runs(owner, stranger)).toBe(false);
    expect(may.mayUseRestaurant(owner, strangerCanteen)).toBe(false);
  });

  test('organizations without an enterprise have no owner', () => {
    const nobodys: GrantedRole = { role: 'enterprise-owner', scope: { kind: 'enterprise', id: '' } };
    expect(may.runs(actorWith([nobodys]), { id: 'alone', enterpriseId: null })).toBe(false);
  });

  test('a role that is held for a kind of thing it does not belong to gives nothing', () => {
    const odd: GrantedRole[] = [
      { role: 'super-admin', scope: { kind: 'organization', id: 'nordic' } },
      { role: 'organization-admin', scope: { kind: 'all', id: '' } },
      { role: 'enterprise-owner', scope: { kind: 'all', id: '' } },
    ];
    expect(may.runs(actorWith(odd), nordic)).toBe(false);
    expect(may.mayOpenAdmin(actorWith(odd))).toBe(false);
  });

  test('every role counts in its scope, not only the first', () => {
    expect(may.runs(actorWith([GRANTS['restaurant-user'], GRANTS['organization-admin']]), nordic)).toBe(true);
  });

  test('in an organization report a portfolio manager sees the restaurants of the portfolio, an admin all', () => {
    expect(may.restaurantsInReport(as('portfolio-manager'), nordic, [canteen, otherCanteen])).toEqual([canteen]);
    expect(may.restaurantsInReport(as('organization-admin'), nordic, [canteen, otherCanteen])).toEqual([canteen, otherCanteen]);
  });

  test('anybody who reaches several organizations authenticates again after a switch', () => {
    const severalOrganizations = actorWith([
      GRANTS['organization-admin'],
      { role: 'organization-admin', scope: { kind: 'organization', id: 'sister' } },
    ]);
    expect(isMultiOrganizationAdmin(severalOrganizations)).toBe(true);
    expect(isMultiOrganizationAdmin(as('organization-admin'))).toBe(false);
    expect([severalOrganizations, as('super-admin'), as('enterprise-owner')].map(reauthenticatesAfterSwitch)).toEqual([
      true,
      true,
      true,
    ]);
    expect(reauthenticatesAfterSwitch(as('organization-admin'))).toBe(false);
  });
});

describe('what is refused says why', () => {
  test.each([
    ['an inactive plan', { planActive: false }, 'plan_inactive'],
    ['a plan without it', { plan: 'starter' }, 'plan_lacks'],
    ['a plan with it', { plan: 'plus' }, null],
  ] as const)('%s', (_, change, code) => {
    expect(may.planRefusal(as('organization-admin', change), 'live_links')).toBe(code);
  });
});
