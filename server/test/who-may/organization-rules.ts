import * as features from '@plateprint/shared/access/features/feature-request-api.ts';
import * as audits from '@plateprint/shared/organizations/audit-api.ts';
import * as members from '@plateprint/shared/organizations/member-api.ts';
import * as api from '@plateprint/shared/organizations/organization-api.ts';
import { PICTURE } from './picture.ts';
import { IN_ORGANIZATION, RUNNING, SIGNED_IN } from './callers.ts';
import { type Rule, rule } from './rule.ts';
import type { World } from './world.ts';

const ofOrganization = ({ organization: id }: World) => ({ params: { id } });

let numbered = 0;
const invited = ({ organization, kitchen }: World) => ({
  body: {
    organizationId: organization,
    email: `member-${(numbered += 1)}@who-may.test`,
    role: 'restaurant-user' as const,
    restaurantIds: [kitchen],
  },
});

async function someInvitation(world: World): Promise<string> {
  return (await world.super(members.inviteMember, invited(world))).id;
}

async function removedMember(world: World): Promise<string> {
  const id = await world.member();
  await world.super(members.removeMember, { params: { id } });
  return id;
}

async function withLogo({ super: call, organization: organizationId }: World) {
  await call(api.uploadOrganizationLogo, { body: { organizationId }, file: PICTURE });
  return { body: { organizationId } };
}

export const ORGANIZATION_RULES: readonly Rule[] = [
  rule(api.listOrganizations, SIGNED_IN),
  rule(api.readOrganization, IN_ORGANIZATION, ofOrganization),
  rule(api.readPlan, IN_ORGANIZATION, ofOrganization),
  rule(api.updateOrganization, RUNNING, ({ organization: id }) => ({ body: { id, segment: 'contract_catering' } })),
  rule(api.uploadOrganizationLogo, RUNNING, ({ organization: organizationId }) => ({ body: { organizationId }, file: PICTURE })),
  rule(api.deleteOrganizationLogo, RUNNING, withLogo),
  rule(api.restoreOrganizationLogo, RUNNING, async (world) => {
    const ofLogo = await withLogo(world);
    await world.super(api.deleteOrganizationLogo, ofLogo);
    return ofLogo;
  }),
  rule(features.requestFeature, IN_ORGANIZATION, ({ organization: organizationId }) => ({
    body: { organizationId, feature: 'leaderboard' },
  })),
  rule(audits.readOrganizationAudit, RUNNING, ofOrganization),

  rule(members.listMembers, RUNNING, ofOrganization),
  rule(members.listInvitations, RUNNING, ofOrganization),
  rule(members.inviteMember, RUNNING, invited),
  rule(members.resendInvitation, RUNNING, async (world) => ({ body: { invitationId: await someInvitation(world) } })),
  rule(members.withdrawInvitation, RUNNING, async (world) => ({ params: { id: await someInvitation(world) } })),
  rule(members.readMember, RUNNING, async ({ member }) => ({ params: { id: await member() } })),
  rule(members.removeMember, RUNNING, async ({ member }) => ({ params: { id: await member() } })),
  rule(members.restoreMember, RUNNING, async (world) => ({ params: { id: await removedMember(world) } })),
];
