import * as z from 'zod/mini';
import { ROLES } from '../access/role.ts';
import { Email } from '../kernel/email.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { BinListQuery, ListQuery } from '../kernel/api/list-query.ts';
import { Member, PendingInvitation } from './organization.ts';

export const listMembers = endpoint({
  method: 'GET',
  path: '/organizations/{id}/users',
  callers: 'signed-in',
  summary: 'List the members of an organization by last name, or with `bin` those removed in the last 30 days',
  description: 'For those who run the organization. `search` finds the beginnings of words in names and addresses.',
  params: z.object({ id: Id }),
  query: BinListQuery,
  reply: z.object({ items: z.array(Member), next: z.nullable(z.string()) }),
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/organizations/{id}/invitations',
  callers: 'signed-in',
  summary: 'List the invitations to an organization that nobody has taken up yet, the newest first',
  params: z.object({ id: Id }),
  query: ListQuery,
  reply: z.object({ items: z.array(PendingInvitation), next: z.nullable(z.string()) }),
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/organizations/invite',
  callers: 'signed-in',
  summary: 'Invite somebody to an organization by mail, with a role and restaurants',
  description: 'Refuses who is invited already (`already_invited`) and who is a member already (`already_member`).',
  body: z.object({
    organizationId: Id,
    email: Email,
    role: z.enum(ROLES),
    /** The portfolio: at least one restaurant for the two roles that work in restaurants. */
    restaurantIds: z._default(z.array(Id).check(z.maxLength(5000)), []),
    /** Of the mail; left out, that of the organization’s country, else of who invites. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
  reply: PendingInvitation,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/organizations/resend',
  callers: 'signed-in',
  summary: 'Send the mail of an invitation once more; its time begins anew',
  body: z.object({ invitationId: Id }),
  reply: PendingInvitation,
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: '/organizations/invitations/{id}',
  callers: 'signed-in',
  summary: 'Withdraw an invitation: its link no longer works',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});

const ofOrganization = z.object({ organizationId: z.optional(Id) });

export const readMember = endpoint({
  method: 'GET',
  path: '/organizations/users/{id}',
  callers: 'signed-in',
  summary: 'Read a member of an organization with every restaurant of their portfolio there, by name',
  description: 'For those who run the organization. Left out, it is the one they belong to.',
  params: z.object({ id: Id }),
  query: ofOrganization,
  reply: z.object({ member: Member, portfolio: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/organizations/users/{id}',
  callers: 'signed-in',
  summary: 'Remove somebody from an organization; their sessions end, and they can be restored for 30 days',
  description:
    'Left out, the organization is the one they belong to. Who only has a role here loses it for good and keeps their account. The last admin stays (`last_admin`).',
  params: z.object({ id: Id }),
  query: ofOrganization,
  reply: z.object({ id: z.string(), restorable: z.boolean() }),
});

export const restoreMember = endpoint({
  method: 'PUT',
  path: '/organizations/users/restore/{id}',
  callers: 'signed-in',
  summary: 'Restore a removed member with the roles and restaurants they had',
  params: z.object({ id: Id }),
  reply: Member,
});
