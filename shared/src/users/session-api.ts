import * as z from 'zod/mini';
import { endpoint } from '../kernel/api/endpoint.ts';
import { Cursor, Id } from '../kernel/id.ts';

// Where somebody is signed in.

export const SessionOfUser = z.object({
  id: z.string(),
  /** Browser and system as the browser named them, `null` where it did not. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created: z.string(),
  /** Known to the hour, to the minute for somebody whom inactivity signs out. */
  lastSeen: z.string(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});
export type SessionOfUser = z.infer<typeof SessionOfUser>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  callers: 'signed-in',
  summary: 'List where one is signed in, the last used first',
  query: z.object({ cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(SessionOfUser), next: z.nullable(z.string()) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/{id}',
  small: true,
  callers: 'signed-in',
  summary: 'Sign out one of one’s sessions',
  params: z.object({ id: Id }),
  reply: z.object({ id: z.string() }),
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/users/sessions',
  small: true,
  callers: 'signed-in',
  summary: 'Sign out everywhere but here',
  reply: z.object({ ended: z.number() }),
});
