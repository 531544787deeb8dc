import * as z from 'zod/mini';
import { AuditEntry } from '../access/audit-entry.ts';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';

export const readOrganizationAudit = endpoint({
  method: 'GET',
  path: '/organizations/{id}/audit',
  callers: 'signed-in',
  summary: 'Read who changed what in an organization, the newest first',
  description: 'For those who run the organization, on an inactive plan too.',
  params: z.object({ id: Id }),
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(AuditEntry), next: z.nullable(z.string()) }),
});
