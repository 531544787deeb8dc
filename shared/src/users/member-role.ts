import * as z from 'zod/mini';
import { ROLES, SCOPE_KINDS } from '../access/role.ts';

/** The scope of a role; `id` is empty for everything. */
export const RoleScope = z.object({
  kind: z.enum(SCOPE_KINDS),
  id: z.string().check(z.maxLength(120), z.regex(/^[\w.:-]*$/)),
});

/** A role as it is given. Without a scope it is held for the organization, by an owner for its enterprise. */
export const MemberRole = z.object({ role: z.enum(ROLES), scope: z.optional(RoleScope) });
export type MemberRole = z.infer<typeof MemberRole>;
