import * as z from 'zod/mini';
import { PLANS } from '../access/plan.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';
import { BinListQuery, ListQuery } from '../kernel/api/list-query.ts';
import { nameText } from '../kernel/name.ts';

/** Several organizations under one owner. */
export const Enterprise = z.object({
  id: z.string(),
  name: z.string(),
  created: z.string(),
  organizationCount: z.number(),
  mayEdit: z.boolean(),
});
export type Enterprise = z.infer<typeof Enterprise>;

/** An organization in its enterprise's list. */
export const AssociatedOrganization = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  plan: z.nullable(z.enum(PLANS)),
  logo: z.nullable(z.string()),
  restaurantCount: z.number(),
  memberCount: z.number(),
});
export type AssociatedOrganization = z.infer<typeof AssociatedOrganization>;

export const listEnterprises = endpoint({
  method: 'GET',
  path: '/enterprises',
  callers: 'signed-in',
  summary: 'List the enterprises one owns, for a super-admin all, by name, or with `bin` those deleted in the last 30 days',
  query: BinListQuery,
  reply: z.object({ items: z.array(Enterprise), next: z.nullable(z.string()) }),
});

export const readEnterprise = endpoint({
  method: 'GET',
  path: '/enterprises/{id}',
  callers: 'signed-in',
  summary: 'Read an enterprise with its organizations by name, a page at a time',
  params: z.object({ id: Id }),
  query: ListQuery,
  reply: z.object({ enterprise: Enterprise, items: z.array(AssociatedOrganization), next: z.nullable(z.string()) }),
});

export const createEnterprise = endpoint({
  method: 'POST',
  path: '/enterprises',
  callers: 'signed-in',
  summary: 'Make an enterprise; for super-admins',
  body: z.object({ name: nameText() }),
  reply: Enterprise,
});

export const updateEnterprise = endpoint({
  method: 'PUT',
  path: '/enterprises',
  callers: 'signed-in',
  summary: 'Rename an enterprise; for its owner and super-admins',
  body: z.object({ id: Id, name: nameText() }),
  reply: Enterprise,
});

const Association = z.object({ enterpriseId: Id, organizationId: Id });

export const associateOrganization = endpoint({
  method: 'POST',
  path: '/enterprises/associate-organization',
  callers: 'signed-in',
  summary: 'Put an organization under an enterprise; for super-admins',
  description: 'One that belongs to another enterprise is refused (`in_another_enterprise`).',
  body: Association,
  reply: Enterprise,
});

export const dissociateOrganization = endpoint({
  method: 'POST',
  path: '/enterprises/dissociate-organization',
  callers: 'signed-in',
  summary: 'Take an organization out of an enterprise, whose owners then no longer reach it; for super-admins',
  body: Association,
  reply: Enterprise,
});

export const deleteEnterprise = endpoint({
  method: 'DELETE',
  path: '/enterprises/{id}',
  callers: 'signed-in',
  summary: 'Delete an enterprise that has no organizations (else `enterprise_not_empty`); for super-admins',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});

export const restoreEnterprise = endpoint({
  method: 'PUT',
  path: '/enterprises/restore/{id}',
  callers: 'signed-in',
  summary: 'Restore an enterprise that was deleted in the last 30 days; for super-admins',
  params: z.object({ id: Id }),
  reply: Enterprise,
});
