import * as z from 'zod/mini';
import { AuditEntry } from '../access/audit-entry.ts';
import { PLANS } from '../access/plan.ts';
import { Email } from '../kernel/email.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { BinListQuery, ListQuery } from '../kernel/api/list-query.ts';
import { nameText } from '../kernel/name.ts';
import { ConsumptionLocation } from '../organizations/location.ts';
import { HeldRole } from '../organizations/organization.ts';
import { SEGMENTS } from '../users/user.ts';

// All of the admin area is for super-admins alone.

export const AdminUser = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  created: z.string(),
  organization: z.object({ id: z.string(), name: z.string() }),
  /** The one that reaches furthest first. */
  roles: z.array(HeldRole),
  isSuperAdmin: z.boolean(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const AdminOrganization = z.object({
  id: z.string(),
  name: z.string(),
  segment: z.enum(SEGMENTS),
  location: z.string(),
  created: z.string(),
  /** The plan that is held; `planActive` says whether it counts. */
  plan: z.enum(PLANS),
  planActive: z.boolean(),
  logo: z.nullable(z.string()),
  enterprise: z.nullable(z.object({ id: z.string(), name: z.string() })),
  restaurantCount: z.number(),
  memberCount: z.number(),
  /** When it was deleted; null for one that is there. */
  deleted: z.nullable(z.string()),
});
export type AdminOrganization = z.infer<typeof AdminOrganization>;

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/users',
  callers: 'signed-in',
  summary: 'List everybody by last name',
  description: '`search` finds the beginnings of words in names and addresses.',
  query: z.extend(ListQuery, { superAdmins: z.optional(z.stringbool()) }),
  reply: z.object({ items: z.array(AdminUser), next: z.nullable(z.string()) }),
});

export const listAllOrganizations = endpoint({
  method: 'GET',
  path: '/admin/organizations',
  callers: 'signed-in',
  summary: 'List every organization by name, or with `bin` those deleted in the last 30 days',
  query: BinListQuery,
  reply: z.object({ items: z.array(AdminOrganization), next: z.nullable(z.string()) }),
});

export const createOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations',
  callers: 'signed-in',
  summary: 'Make an organization, and invite its first admin when an address is given',
  body: z.object({
    name: nameText(),
    segment: z.enum(SEGMENTS),
    location: ConsumptionLocation,
    /** Left out, the installation's default. */
    plan: z.optional(z.enum(PLANS)),
    enterpriseId: z.optional(z.nullable(Id)),
    adminEmail: z.optional(Email),
    language: z.optional(z.enum(LANGUAGES)),
  }),
  reply: AdminOrganization,
});

const OfUser = z.object({ userId: Id });
const OfOrganization = z.object({ organizationId: Id });

export const grantSuperAdmin = endpoint({
  method: 'POST',
  path: '/admin/grant',
  callers: 'signed-in',
  summary: 'Make somebody a super-admin',
  body: OfUser,
  reply: AdminUser,
});

export const revokeSuperAdmin = endpoint({
  method: 'POST',
  path: '/admin/revoke',
  callers: 'signed-in',
  summary: 'Take super-admin from somebody; the last one keeps it (`last_admin`)',
  body: OfUser,
  reply: AdminUser,
});

export const grantPlan = endpoint({
  method: 'POST',
  path: '/admin/grant-plan',
  callers: 'signed-in',
  summary: 'Make an organization’s plan active',
  body: OfOrganization,
  reply: AdminOrganization,
});

export const revokePlan = endpoint({
  method: 'POST',
  path: '/admin/revoke-plan',
  callers: 'signed-in',
  summary: 'Make an organization’s plan inactive: its people read and export, and change nothing',
  body: OfOrganization,
  reply: AdminOrganization,
});

export const updatePlan = endpoint({
  method: 'PUT',
  path: '/admin/update-plan',
  callers: 'signed-in',
  summary: 'Move an organization to another plan; whether it is active stays',
  body: z.object({ organizationId: Id, plan: z.enum(PLANS) }),
  reply: AdminOrganization,
});

export const deleteOrganization = endpoint({
  method: 'POST',
  path: '/admin/organizations/delete',
  callers: 'signed-in',
  summary: 'Delete an organization: its people can no longer sign in; it can be restored for 30 days',
  description: 'Nobody deletes the organization they belong to (`own_organization`).',
  body: OfOrganization,
  reply: z.object({ id: z.string() }),
});

export const restoreOrganization = endpoint({
  method: 'PUT',
  path: '/admin/organizations/restore/{id}',
  callers: 'signed-in',
  summary: 'Restore a deleted organization with its people and restaurants',
  params: z.object({ id: Id }),
  reply: AdminOrganization,
});

export const readAdminAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  callers: 'signed-in',
  summary: 'Read who changed what in the whole product, the newest first',
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) }),
});
