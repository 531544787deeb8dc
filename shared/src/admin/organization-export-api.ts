import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Id } from '../kernel/id.ts';

/** A file with everything of an organization, while it is made and for the week that it is kept. */
export const OrganizationExport = z.object({
  id: z.string(),
  askedAt: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Kinds of things that are in it already, and of how many. */
  done: z.number(),
  kinds: z.number(),
  /** Null until it is ready. */
  bytes: z.nullable(z.number()),
  /** Where it is fetched, below the base of the API; null until it is ready. */
  path: z.nullable(z.string()),
  /** Until when it is kept. */
  until: z.nullable(z.string()),
});
export type OrganizationExport = z.infer<typeof OrganizationExport>;

const OrganizationId = z.object({ id: Id });

export const listExports = endpoint({
  method: 'GET',
  path: '/organizations/{id}/exports',
  callers: 'signed-in',
  summary: 'List the files with everything of an organization that are being made or kept, the newest first',
  params: OrganizationId,
  reply: z.object({ items: z.array(OrganizationExport), next: z.nullable(z.string()) }),
});

export const startExport = endpoint({
  method: 'POST',
  path: '/organizations/{id}/exports',
  callers: 'signed-in',
  summary: 'Begin a file with everything of an organization; while one is made, that one is answered',
  params: OrganizationId,
  reply: OrganizationExport,
});
