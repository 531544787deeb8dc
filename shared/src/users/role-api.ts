import * as z from 'zod/mini';
import { ROLES } from '../access/role.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { MemberRole, RoleScope } from './member-role.ts';

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
