import * as z from 'zod/mini';

const Author = z.nullable(z.object({ firstname: z.string(), lastname: z.string() }));

/** A program of the organization's own that calls with a key (specification, point 1). The key itself is never read again. */
export const Integration = z.object({
  id: z.string(),
  name: z.string(),
  /** The uses of its key: everything of the open API but the memory of names, and that memory. */
  open_api: z.boolean(),
  mapping_api: z.boolean(),
  /** The key's last four characters, to tell keys apart. */
  keyEnd: z.string(),
  createdBy: Author,
  createdAt: z.string(),
  /** When its key was made: the creation, or the last rotation. */
  keyMadeAt: z.string(),
  /** Until when the key before this one still works; null when it does not. */
  formerKeyUntil: z.nullable(z.string()),
  /** To the minute; null when it never called. */
  lastUsedAt: z.nullable(z.string()),
  /** Calls that it may make in a minute. */
  perMinute: z.number(),
  deletedAt: z.nullable(z.string()),
});
export type Integration = z.infer<typeof Integration>;

/** A new key, shown this once. */
export const IntegrationWithKey = z.object({ ...Integration.shape, key: z.nullable(z.string()) });
export type IntegrationWithKey = z.infer<typeof IntegrationWithKey>;

/** Whether a key would open nothing: an integration has at least one of its flags. */
export function opensNothing({ open_api, mapping_api }: Pick<Integration, 'open_api' | 'mapping_api'>): boolean {
  return !open_api && !mapping_api;
}

/** The beginning of a key, so that people and secret scanners know one when they see it. */
export const KEY_BEGINNING = 'pp_';
/** For how long the key before a rotation still works: time to put the new one in place, in hours. */
export const FORMER_KEY_HOURS = 24;
/** As many as an organization may have at a time. */
export const MOST_INTEGRATIONS = 50;
