import type { AuditEntry } from '@plateprint/shared/access/audit-entry.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { readOrganizationAudit } from '@plateprint/shared/organizations/audit-api.ts';
import {
  inviteMember,
  listInvitations,
  listMembers,
  readMember,
  removeMember,
  restoreMember,
  withdrawInvitation,
} from '@plateprint/shared/organizations/member-api.ts';
import { listOrganizations, readOrganization, readPlan } from '@plateprint/shared/organizations/organization-api.ts';
import type { Member, Organization, PendingInvitation } from '@plateprint/shared/organizations/organization.ts';
import { listRestaurants } from '@plateprint/shared/restaurants/restaurant-api.ts';
import type { RestaurantDetails } from '@plateprint/shared/restaurants/restaurant.ts';
import { updateRole } from '@plateprint/shared/users/role-api.ts';
import { answer, type Answer } from './answer.ts';
import { KITCHEN } from './session.ts';

export const ORGANIZATION: Organization = {
  id: KITCHEN.organizationId,
  name: KITCHEN.organizationName,
  segment: 'restaurant',
  created: '2026-01-12T08:00:00.000Z',
  location: 'SE',
  printedTotal: 'with_land_use_change',
  currencies: [],
  plan: 'professional',
  logo: null,
  logoRestorable: false,
  enterprise: null,
  mayManage: true,
};

export function kitchenDetails(differs: Partial<RestaurantDetails> = {}): RestaurantDetails {
  return {
    ...KITCHEN,
    created: ORGANIZATION.created,
    ownLocation: null,
    onLeaderboard: false,
    logoRestorable: false,
    deleted: null,
    mayEdit: true,
    mayDelete: true,
    mayJoinLeaderboard: true,
    ...differs,
  };
}

export function member(firstname: string, role: Member['roles'][number]['role'], id = firstname.toLowerCase()): Member {
  const scope =
    role === 'organization-admin'
      ? { kind: 'organization' as const, id: ORGANIZATION.id, name: ORGANIZATION.name }
      : { kind: 'restaurant' as const, id: KITCHEN.id, name: KITCHEN.name };
  return {
    id,
    firstname,
    lastname: 'Newcomer',
    email: `${id}@own-house.test`,
    created: ORGANIZATION.created,
    roles: [{ role, scope }],
    restaurants: [{ id: KITCHEN.id, name: KITCHEN.name }],
    restaurantCount: 1,
    isGuest: false,
    deleted: null,
    mayChange: true,
  };
}

/** Answers about the organization and its people, as a server gives them that remembers each change. */
export function organizationAnswers(people: readonly Member[] = [], audit: readonly AuditEntry[] = []): Answer[] {
  let members = [...people];
  let invitations: PendingInvitation[] = [];
  const change = (id: string, differs: Partial<Member>): Member => {
    members = members.map((each) => (each.id === id ? { ...each, ...differs } : each));
    const changed = members.find((each) => each.id === id);
    if (!changed) throw new AppError('not_found');
    return changed;
  };
  return [
    answer(listOrganizations, { items: [ORGANIZATION], next: null }),
    answer(readOrganization, ORGANIZATION),
    answer(readPlan, { plan: 'professional', active: true, index: 3 }),
    answer(listRestaurants, ({ query: { bin = false } }) => ({ items: bin ? [] : [kitchenDetails()], next: null })),
    answer(readOrganizationAudit, { items: [...audit], next: null }),
    answer(listMembers, ({ query: { bin = false } }) => ({
      items: members.filter(({ deleted }) => (deleted !== null) === bin),
      next: null,
    })),
    answer(readMember, ({ params }) => {
      const found = change(params.id, {});
      return { member: found, portfolio: found.restaurants };
    }),
    answer(updateRole, ({ params, body }) => {
      const roles = body.roles.map(({ role }) => role);
      change(params.id, { roles: roles.flatMap((role) => member('Any', role).roles) });
      return { id: params.id, roles: [], restaurantIds: body.restaurantIds };
    }),
    answer(removeMember, ({ params }) => ({
      id: change(params.id, { deleted: '2026-11-02T08:00:00.000Z' }).id,
      restorable: true,
    })),
    answer(restoreMember, ({ params }) => change(params.id, { deleted: null })),
    answer(listInvitations, () => ({ items: invitations, next: null })),
    answer(inviteMember, ({ body: { email, role } }) => {
      const times = { created: '2026-11-01T08:00:00.000Z', expires: '2026-11-08T08:00:00.000Z', isExpired: false };
      const invitation = {
        id: `invitation-${invitations.length}`,
        email,
        role,
        restaurants: [],
        restaurantCount: 0,
        invitedBy: 'Alva Newcomer',
        ...times,
      };
      invitations = [...invitations, invitation];
      return invitation;
    }),
    answer(withdrawInvitation, ({ params }) => {
      invitations = invitations.filter(({ id }) => id !== params.id);
      return params;
    }),
  ];
}
