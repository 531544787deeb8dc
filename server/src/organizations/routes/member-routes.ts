import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayInvite, mayReadMembers } from '@plateprint/shared/access/member-abilities.ts';
import * as api from '@plateprint/shared/organizations/member-api.ts';
import type { PendingInvitation } from '@plateprint/shared/organizations/organization.ts';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../access/audit.ts';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { resendInvitation } from '../../users/actions/invitation.ts';
import { invite } from '../actions/invite.ts';
import { openInvitationOf, openInvitations, withdraw } from '../store/invitation-list-store.ts';
import { homeOf, memberOf, membersOf, removedMembersOf } from '../member-store.ts';
import { organizationOf, type OwnedOrganization } from '../organization-store.ts';
import { portfolioOf } from '../store/portfolio-store.ts';
import { presentMember } from '../actions/present-member.ts';
import { removeMember, restoreMember } from '../actions/remove-member.ts';

export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  /** An organization whose members the actor may see. */
  const runOrganization = async (actor: Actor, id: string): Promise<OwnedOrganization> => {
    const organization = await organizationOf(database, actor, id);
    demand(mayReadMembers(actor, organization));
    return organization;
  };

  /** An open invitation that the actor may send again or withdraw. */
  const invitationToChange = async (actor: Actor, id: string) => {
    const found = await openInvitationOf(database, actor, { id, now: clock() });
    const organization = await organizationOf(database, actor, found.organizationId);
    demandOfPlan(mayInvite(actor, organization, found.invitation.role), actor, 'organization_settings', organization);
    return found;
  };

  const write = async (
    actor: Actor,
    action: 'invitation_resent' | 'invitation_withdrawn',
    { invitation: { id, email }, organizationId }: { invitation: PendingInvitation; organizationId: string },
  ) => audit(database, { action, at: clock(), by: actor, thing: { kind: 'invitation', id, name: email }, organizationId });

  serve(app, api.listMembers, async ({ actor, params, query: { bin, ...query } }) => {
    const organization = await runOrganization(actor, params.id);
    const page = bin
      ? await removedMembersOf(database, organization, { ...query, now: clock() })
      : await membersOf(database, organization, query);
    return { items: page.items.map((member) => presentMember(member, organization, actor)), next: page.next };
  });

  serve(app, api.listInvitations, async ({ actor, params, query }) => {
    const { id } = await runOrganization(actor, params.id);
    return openInvitations(database, id, { ...query, now: clock() });
  });

  serve(app, api.inviteMember, async ({ actor, body: { organizationId, ...wish } }) => {
    const organization = await runOrganization(actor, organizationId);
    return invite(services, actor, { ...wish, organization });
  });

  serve(app, api.resendInvitation, async ({ actor, body }) => {
    const found = await invitationToChange(actor, body.invitationId);
    const { id } = found.invitation;
    await resendInvitation(database, { id, organizationId: found.organizationId, by: actor.userId }, services);
    await write(actor, 'invitation_resent', found);
    return (await openInvitationOf(database, actor, { id, now: clock() })).invitation;
  });

  serve(app, api.withdrawInvitation, async ({ actor, params }) => {
    const found = await invitationToChange(actor, params.id);
    await withdraw(database, found.invitation, clock());
    await write(actor, 'invitation_withdrawn', found);
    return { id: params.id };
  });

  const memberAt = async (actor: Actor, id: string, organizationId?: string) => {
    const organization = await runOrganization(actor, organizationId ?? (await homeOf(database, actor, id)));
    return { organization, member: await memberOf(database, organization, id) };
  };

  serve(app, api.readMember, async ({ actor, params, query }) => {
    const { organization, member } = await memberAt(actor, params.id, query.organizationId);
    const portfolio = await portfolioOf(database, { organizationId: organization.id, personId: member.id });
    return { member: presentMember(member, organization, actor), portfolio };
  });

  serve(app, api.removeMember, async ({ actor, params, query }) => {
    const { organization, member } = await memberAt(actor, params.id, query.organizationId);
    return removeMember(services, actor, { member, organization });
  });

  serve(app, api.restoreMember, async ({ actor, params }) => {
    const organization = await runOrganization(actor, await homeOf(database, actor, params.id));
    const member = await memberOf(database, organization, params.id, { inBinAt: clock() });
    await restoreMember(services, actor, { member, organization });
    return presentMember(await memberOf(database, organization, params.id), organization, actor);
  });
}
