import * as z from 'zod/mini';
import { ROLES, SCOPE_KINDS } from '../access/role.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/id.ts';

/** What a role is held for. Left out, it is the organization, for an owner its enterprise; the portfolio says which restaurants. */
export const RoleScope = z.object({ kind: z.enum(SCOPE_KINDS), id: z.string().check(z.maxLength(120), z.regex(/^[\w.:-]*$/)) });

export const MemberRole = z.object({ role: z.enum(ROLES), scope: z.optional(RoleScope) });
export type MemberRole = z.infer<typeof MemberRole>;

export const updateRole = endpoint({
  method: 'PUT',
  path: '/users/update-role/{id}',
  callers: 'signed-in',
  summary: 'Set the roles and the restaurants that a member has in an organization; their sessions end',
  description:
    'Roles held elsewhere stay. The last admin of an organization keeps that role (`last_admin`). Nobody gives what they may not: an admin up to admin, an owner up to owner.',
  params: z.object({ id: Id }),
  body: z.object({
    /** Left out: the organization they belong to. */
    organizationId: z.optional(Id),
    roles: z.array(MemberRole).check(z.minLength(1), z.maxLength(20)),
    restaurantIds: z.array(Id).check(z.maxLength(5000)),
  }),
  reply: z.object({
    id: z.string(),
    roles: z.array(z.object({ role: z.enum(ROLES), scope: RoleScope })),
    restaurantIds: z.array(z.string()),
  }),
});
