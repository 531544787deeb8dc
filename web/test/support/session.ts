import type { Role } from '@plateprint/shared/access/role.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { restaurantOfUser } from '@plateprint/shared/restaurants/restaurant-api.ts';
import { permissions, readSession, updateSettings } from '@plateprint/shared/users/user-api.ts';
import { DEFAULT_USER_SETTINGS, type SignedInUser, type UserSettings } from '@plateprint/shared/users/user.ts';
import { answer, type Answer } from './answer.ts';

export const KITCHEN: Restaurant = {
  id: 'own-kitchen',
  name: 'Own Kitchen',
  logo: null,
  organizationId: 'own-house',
  organizationName: 'Own House',
  location: 'SE',
  plan: 'professional',
  planActive: true,
  labelBasis: { kind: 'own', scheme: null },
};

const SCOPES: Record<Role, SignedInUser['actor']['roles'][number]['scope']> = {
  'super-admin': { kind: 'all', id: '' },
  'enterprise-owner': { kind: 'enterprise', id: 'own-group' },
  'organization-admin': { kind: 'organization', id: KITCHEN.organizationId },
  'restaurant-user': { kind: 'restaurant', id: KITCHEN.id },
  'portfolio-manager': { kind: 'restaurant', id: KITCHEN.id },
};

export interface Who {
  role?: Role;
  firstname?: string;
  plan?: SignedInUser['actor']['plan'];
  planActive?: boolean;
  settings?: Partial<UserSettings>;
}

/** Somebody who works in the kitchen, a chef unless another role is named; without the tour of a first visit. */
export function signedIn({ role = 'restaurant-user', firstname = 'Robin', ...rest }: Who = {}): SignedInUser {
  const { plan = 'professional', planActive = true, settings = {} } = rest;
  const place = { id: KITCHEN.organizationId, name: KITCHEN.organizationName };
  return {
    authUser: {
      id: 'robin',
      firstname,
      lastname: 'Newcomer',
      email: 'robin@own-house.test',
      emailVerified: true,
      pendingEmail: null,
      created: '2026-01-12T08:00:00.000Z',
      portfolio: [{ id: KITCHEN.id, name: KITCHEN.name }],
    },
    userSettings: { ...DEFAULT_USER_SETTINGS, introGuide: false, restaurant: KITCHEN.id, ...settings },
    userOrganization: {
      ...place,
      segment: 'restaurant',
      location: 'SE',
      printedTotal: 'with_land_use_change',
      plan: planActive ? plan : null,
      logo: null,
    },
    actor: {
      userId: 'robin',
      roles: [{ role, scope: SCOPES[role] }],
      organizationId: KITCHEN.organizationId,
      enterpriseId: role === 'enterprise-owner' ? 'own-group' : null,
      portfolio: [KITCHEN.id],
      plan,
      planActive,
      restaurantId: KITCHEN.id,
    },
  };
}

/** The answers to the first calls of every page; null: nobody is signed in. Settings that are changed stay changed. */
export function sessionAnswers(session: SignedInUser | null): Answer[] {
  if (!session) return [answer(readSession, { session: null })];
  let current = session;
  const { plan, planActive } = session.actor;
  const kitchen = { ...KITCHEN, plan, planActive };
  return [
    answer(readSession, () => ({ session: current })),
    answer(permissions, { items: session.actor.roles.map(({ role }) => role), next: null }),
    answer(restaurantOfUser, { restaurant: kitchen, items: [kitchen], next: null }),
    answer(updateSettings, ({ body: { overviewsSettings, betaSettings, ...changed } }) => {
      const { userSettings } = current;
      const settings: UserSettings = {
        ...userSettings,
        ...changed,
        overviewsSettings: { ...userSettings.overviewsSettings, ...overviewsSettings },
        betaSettings: { ...userSettings.betaSettings, ...betaSettings },
      };
      current = { ...current, userSettings: settings };
      return { settings };
    }),
  ];
}
